import { randomUUID } from 'node:crypto'
import { aFoundJournal } from '@soundings/contract/testing/a-found-journal'
import { newBody, type ImportBody, type ImportState } from '#server/capabilities/journal-imports/import-body.ts'
import { journalImportsStore } from '#server/capabilities/journal-imports/journal-imports.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The sealed part of an import of one file, found and imported. */
export function anImportBody(name = 'export.zip', now = new Date()): ImportBody {
  return {
    ...newBody([{ name, bytes: 9 }]),
    found: aFoundJournal(),
    brought: {
      entries: 1,
      photographs: 0,
      skipped: 0,
      span: null,
      problems: [],
      problem_count: 0,
      problem_kinds: [],
      undo_until: new Date(now.getTime() + 86_400_000).toISOString(),
    },
  }
}

/** An import in a state, whose files no server has. @returns its id */
export async function importIn(
  db: Queryable,
  vault: AccountVault,
  state: ImportState,
  { now, name }: { now: Date; name?: string },
): Promise<string> {
  const id = randomUUID()
  const store = journalImportsStore(db, vault)
  const body = anImportBody(name, now)
  await store.insert({ id, body, now })
  await store.move(id, ['looking'], state, body)
  return id
}

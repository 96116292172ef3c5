import { DAY_ONE_HEAD, DAY_ONE_TAIL, dayOneEntry, dayOnePhotographPath } from '@soundings/core/exports'
import { DAY_ONE_JOURNAL } from '@soundings/core/exports/day-one'
import type { Db } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entriesInRange, type DayRange } from './entries-in-range.ts'
import { photographFiles, type PhotographFiles } from './photograph-files.ts'

/** A journal as Day One exports one. Photographs come first: the journal names the size and the hash of each. */
export async function* dayOneParts(deps: { db: Db }, vault: AccountVault, range: DayRange): AsyncGenerator<ZipPart> {
  const photographs = photographFiles(deps, vault, (_, { md5 }) => dayOnePhotographPath(md5))
  for await (const entry of entriesInRange(deps, vault, { ...range, pictured: true })) yield* photographs.of(entry)
  yield { path: DAY_ONE_JOURNAL, content: inChunks(journal(deps, vault, range, photographs)) }
}

async function* journal(
  deps: { db: Db },
  vault: AccountVault,
  range: DayRange,
  photographs: PhotographFiles,
): AsyncGenerator<string> {
  yield DAY_ONE_HEAD
  let separator = ''
  for await (const entry of entriesInRange(deps, vault, range)) {
    yield `${separator}${JSON.stringify(dayOneEntry(photographs.portable(entry)))}`
    separator = ',\n'
  }
  yield DAY_ONE_TAIL
}

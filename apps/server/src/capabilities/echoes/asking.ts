import type { Echo } from '@soundings/contract/echoes'
import { questionFor } from '@soundings/core/echo'
import type { SafetyState } from '@soundings/core/safety'
import { isoDateOf } from '@soundings/core/time'
import { knownMarks } from '#server/capabilities/echo-marks/index.ts'
import { answersStore } from '#server/capabilities/entries/answers.store.ts'
import { hashOfEcho } from '#server/capabilities/entries/index.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { StoredEcho } from './echoes.store.ts'

/** An Echo’s question to the person, and the entries that answer it. */
export type Asking = Pick<Echo, 'question' | 'answers'>

/**
 * Each Echo’s question and its answers. The question is never stored with the Echo, because it depends on the current
 * marks and journal.
 */
export async function askingOf(
  { db }: { db: Queryable },
  vault: AccountVault,
  { today, safety }: { today: number; safety: SafetyState },
): Promise<(echo: StoredEcho) => Asking> {
  const marks = (await knownMarks(db, vault)).map(({ mark }) => mark)
  const answers = Map.groupBy(await answersStore(db, vault).list(), ({ hash }) => hash.toString('hex'))
  const to = (id: string) => (answers.size > 0 ? answers.get(hashOfEcho(vault, id).toString('hex')) : undefined)
  return ({ id, receipt }) => ({
    question: questionFor(receipt, safety, marks, today),
    answers: (to(id) ?? []).map((answer) => ({ entry_id: answer.id, local_date: isoDateOf(answer.day) })),
  })
}

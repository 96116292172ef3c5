import type { Echo } from '@soundings/contract/echoes'
import { questionFor } from '@soundings/core/echo'
import type { SafetyState } from '@soundings/core/safety'
import { isoDateOf } from '@soundings/core/time'
import { knownMarks } from '#server/capabilities/echo-marks/index.ts'
import { answersStore } from '#server/capabilities/entries/answers.store.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { StoredEcho } from './echoes.store.ts'

/** What an Echo asks back, and the entries that answer it. */
export type Asking = Pick<Echo, 'question' | 'answers'>

/**
 * What these Echos ask, and their answers. The question is never stored with the Echo: it depends on marks and on the
 * state of the journal now.
 */
export async function askingOf(
  { db }: { db: Queryable },
  vault: AccountVault,
  echoes: readonly StoredEcho[],
  { today, safety }: { today: number; safety: SafetyState },
): Promise<(echo: StoredEcho) => Asking> {
  const marks = (await knownMarks(db, vault)).map(({ mark }) => mark)
  const answers = await answersStore(db, vault).to(echoes.map(({ id }) => id))
  return ({ id, receipt }) => ({
    question: questionFor(receipt, safety, marks, today),
    answers: (answers.get(id) ?? []).map((answer) => ({ entry_id: answer.id, local_date: isoDateOf(answer.day) })),
  })
}

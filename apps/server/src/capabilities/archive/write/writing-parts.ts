import type { Queryable } from '#server/platform/db/port.ts'
import { inChunks } from '#server/platform/files/chunks.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { ownPromptsStore } from '#server/capabilities/writing/own-prompts.store.ts'
import { writingChoicesStore } from '#server/capabilities/writing/writing-choices.store.ts'
import { PATHS } from '../archive-layout.ts'
import type { WritingLine } from '../lines/writing-line.ts'
import { entered, type Ledger } from './ledger.ts'

/** The person’s writing preferences and own prompts, if there are any. */
export async function* writingParts(db: Queryable, vault: AccountVault, ledger: Ledger): AsyncGenerator<ZipPart> {
  const choices = await writingChoicesStore(db, vault).read()
  if (choices === 'damaged') ledger.unreadable.profile.push('writing')
  const stored = await ownPromptsStore(db, vault).list()
  const prompts = stored.flatMap(({ id, addedAt, text }) => {
    if (text === null) ledger.unreadable.prompts.push(id)
    return text === null ? [] : [{ id, added_at: addedAt.toISOString(), text }]
  })
  const isChosen = choices !== null && choices !== 'damaged'
  if (!isChosen && prompts.length === 0) return
  const line: WritingLine = {
    choices: isChosen
      ? { day_start: choices.dayStart, word_goal: choices.wordGoal, streaks_shown: choices.showsStreaks }
      : null,
    prompts,
  }
  const content = inChunks([`${JSON.stringify(line)}\n`])
  yield { path: PATHS.writing, content: entered(ledger, PATHS.writing, content) }
}

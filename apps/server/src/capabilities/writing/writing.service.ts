import { randomUUID } from 'node:crypto'
import type { OwnPrompt, OwnPromptList, WritingChange, WritingChoices } from '@soundings/contract/writing'
import { OWN_PROMPTS_MAX, USUAL_CHOICES, type WritingChoices as Choices } from '@soundings/core/writing'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { AppError } from '#server/errors.ts'
import type { Db, Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { ownPromptsStore } from './own-prompts.store.ts'
import { writingChoicesStore } from './writing-choices.store.ts'

type Deps = { db: Db }

/** The hour at which this person's days start. Damaged choices count as none. */
export async function dayStartOf({ db }: { db: Queryable }, vault: AccountVault): Promise<number> {
  const choices = await writingChoicesStore(db, vault).read()
  return choices === null || choices === 'damaged' ? USUAL_CHOICES.dayStart : choices.dayStart
}

export async function choicesOf({ db }: Deps, vault: AccountVault): Promise<WritingChoices> {
  const choices = await writingChoicesStore(db, vault).read()
  return choices === 'damaged'
    ? { ...toAnswer(USUAL_CHOICES), readable: false }
    : { ...toAnswer(choices ?? USUAL_CHOICES), readable: true }
}

/** Changes some choices; of two simultaneous changes, both take effect. */
export async function changeChoices({ db }: Deps, vault: AccountVault, change: WritingChange): Promise<WritingChoices> {
  return db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    const store = writingChoicesStore(tx, vault)
    const before = await store.read()
    const known = before === null || before === 'damaged' ? USUAL_CHOICES : before
    const choices: Choices = {
      dayStart: change.day_start ?? known.dayStart,
      wordGoal: change.word_goal === undefined ? known.wordGoal : change.word_goal,
      showsStreaks: change.streaks_shown ?? known.showsStreaks,
    }
    await store.save(choices)
    return { ...toAnswer(choices), readable: true }
  })
}

export async function promptsOf({ db }: Deps, vault: AccountVault): Promise<OwnPromptList> {
  const prompts = await ownPromptsStore(db, vault).list()
  return { prompts: prompts.map(({ id, text }) => ({ id, text })) }
}

/** @throws AppError TOO_MANY_PROMPTS */
export async function addPrompt({ db }: Deps, vault: AccountVault, text: string, now: Date): Promise<OwnPrompt> {
  return db.transaction(async (tx) => {
    await accountStore(tx, vault).lockToCount()
    const store = ownPromptsStore(tx, vault)
    if ((await store.count()) >= OWN_PROMPTS_MAX) {
      throw new AppError('TOO_MANY_PROMPTS', `You have ${OWN_PROMPTS_MAX} prompts. Remove one to add another.`)
    }
    const id = randomUUID()
    await store.add({ id, addedAt: now, text })
    return { id, text }
  })
}

/** @throws AppError PROMPT_NOT_FOUND */
export async function changePrompt({ db }: Deps, vault: AccountVault, id: string, text: string): Promise<OwnPrompt> {
  if (!(await ownPromptsStore(db, vault).change(id, text))) throw promptNotFound()
  return { id, text }
}

/** @throws AppError PROMPT_NOT_FOUND */
export async function removePrompt({ db }: Deps, vault: AccountVault, id: string): Promise<void> {
  if (!(await ownPromptsStore(db, vault).remove(id))) throw promptNotFound()
}

function promptNotFound(): AppError {
  return new AppError('PROMPT_NOT_FOUND', 'This prompt no longer exists.')
}

function toAnswer({ dayStart, wordGoal, showsStreaks }: Choices): Omit<WritingChoices, 'readable'> {
  return { day_start: dayStart, word_goal: wordGoal, streaks_shown: showsStreaks }
}

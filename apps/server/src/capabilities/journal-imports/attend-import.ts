import { AppError } from '#server/errors.ts'
import type { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import type { HeldImport, ImporterDeps } from './held-import.ts'
import {
  MOVING,
  newBody,
  NO_PROGRESS,
  serverGone,
  unforeseen,
  type ImportBody,
  type ImportState,
} from './import-body.ts'
import { DAMAGED, failureOf, NOT_DECIDED, type ImportFailure } from './import-failures.ts'
import { addToJournal, lookThroughFiles, type ImportStep } from './import-steps.ts'
import { journalImportsStore } from './journal-imports.store.ts'
import { sweepAll, sweepLeft } from './sweep-import.ts'

/** The time between two checks for requests. */
const WATCH_MS = 2_000
/**
 * The time between two reports that this server has the files. Each report is a write, which makes every cache check
 * its journal.
 */
const SAY_MS = 15_000
/** The time for which files wait for a decision. */
const HELD_MS = 6 * 3_600_000

/**
 * Follows an import until it is over, carries out requests for it, and then releases its files.
 * @param turns the limit on the imports that this server works on at once
 */
export async function attendImport(deps: ImporterDeps, turns: FairSemaphore, held: HeldImport): Promise<void> {
  try {
    await sweepLeft(deps.db, held.vault, held.id).catch(deps.onError)
    while (!held.stop.signal.aborted) {
      // The database may be unavailable for a while; the files stay.
      const goesOn = await carryOutRequest(deps, turns, held).catch((error: unknown) => {
        deps.onError(error)
        return true
      })
      if (!goesOn) break
      await pause(held)
    }
  } finally {
    held.stop.abort()
    await held.job
    for (const { file } of held.files) await file[Symbol.asyncDispose]()
  }
}

/** @returns false when the import is over */
async function carryOutRequest(deps: ImporterDeps, turns: FairSemaphore, held: HeldImport): Promise<boolean> {
  const store = journalImportsStore(deps.db, held.vault)
  const now = deps.clock()
  const isTime = now.getTime() - held.saidAt >= SAY_MS
  const state = isTime ? await store.seen(held.id, now) : await store.stateOf(held.id)
  if (isTime) held.saidAt = now.getTime()
  if (state === null || state === 'done' || state === 'failed') return false
  if (state === 'found' && now.getTime() - held.since > HELD_MS) {
    const body = (await store.find(held.id))?.body ?? newBody([])
    return !(await store.move(held.id, ['found'], 'failed', { ...body, failure: NOT_DECIDED }))
  }
  if (held.job !== null) return true
  const step = STEPS[state]
  if (step) start(deps, turns, held, { state, step })
  else if (state === 'arriving') {
    // The import’s job ended without being able to report it.
    const body = (await store.find(held.id))?.body ?? null
    await fail(deps, held, body, unforeseen(body, state))
  }
  return true
}

/** The step to run in each state; in the other states an import waits for a decision or is already being processed. */
const STEPS: { readonly [State in ImportState]?: ImportStep } = {
  looking: lookThroughFiles,
  reread: lookThroughFiles,
  wanted: addToJournal,
}

type Task = { state: ImportState; step: ImportStep }

function start(deps: ImporterDeps, turns: FairSemaphore, held: HeldImport, task: Task): void {
  held.job = run(deps, turns, held, task).finally(() => {
    held.job = null
    held.wake()
  })
}

async function run(deps: ImporterDeps, turns: FairSemaphore, held: HeldImport, { state, step }: Task): Promise<void> {
  const { id, vault, stop } = held
  let body: ImportBody | null = null
  try {
    if (turns.isFull) await reportWaiting(deps, held, state)
    using _turn = await turns.take(vault.accountId, stop.signal)
    const stored = await journalImportsStore(deps.db, vault).find(id)
    if (!stored || stored.state !== state) return
    body = stored.body && { ...stored.body, progress: NO_PROGRESS }
    if (!body) throw new AppError(DAMAGED.code, DAMAGED.sentence)
    await step(deps, held, body)
  } catch (error) {
    const isStopped = stop.signal.aborted
    const isForeseen = error instanceof AppError
    if (!isForeseen && !isStopped) deps.onError(error)
    const reached = state === 'wanted' ? 'arriving' : state
    const otherwise = isForeseen ? failureOf(error) : unforeseen(body, reached)
    await fail(deps, held, body, isStopped ? serverGone(body, reached) : otherwise).catch(deps.onError)
  }
}

/** Ends an import, removes everything that it added and records the reason. */
async function fail(
  { db }: ImporterDeps,
  { id, vault }: HeldImport,
  body: ImportBody | null,
  failure: ImportFailure,
): Promise<void> {
  await journalImportsStore(db, vault).move(id, MOVING, 'failed', { ...(body ?? newBody([])), failure })
  await sweepAll(db, vault, id)
}

/** Stores that an import waits for others on this server. */
async function reportWaiting({ db }: ImporterDeps, { id, vault }: HeldImport, state: ImportState): Promise<void> {
  const store = journalImportsStore(db, vault)
  const body = (await store.find(id))?.body
  if (body) await store.move(id, [state], state, { ...body, progress: { ...NO_PROGRESS, waiting: true } })
}

/** Waits until the next look, or until the import is woken. */
function pause(held: HeldImport): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WATCH_MS)
    held.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

import { randomUUID } from 'node:crypto'
import type { BroughtJournal, JournalProgress } from '@soundings/contract/journal-imports'
import type { HeldFile } from '#server/adapters/journals/reader/journal-reader.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import { AppError } from '#server/errors.ts'
import { onBehalfOf } from '#server/platform/db/caller.ts'
import type { Tx } from '#server/platform/db/port.ts'
import { FairSemaphore } from '#server/platform/turns/fair-semaphore.ts'
import { throttle } from '#server/platform/throttle.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import {
  doneBody,
  MOVING,
  newBody,
  NO_PROGRESS,
  NOT_DONE,
  serverGone,
  unforeseen,
  type ImportBody,
  type ImportState,
  type ReadDocument,
} from './import-body.ts'
import { DAMAGED, failureOf, NOT_DECIDED, type ImportFailure } from './import-failures.ts'
import { bring, bringArchive, look, type JobDeps } from './import-jobs.ts'
import { isActive, isSilent } from './import-life.ts'
import { alreadyRunning, importNotFound } from './import-refusals.ts'
import { journalImportsStore, type StoredImport } from './journal-imports.store.ts'
import { withdrawDocuments } from './read-documents.ts'

/** Imports that this server works on at once; each has a reading process. */
const AT_ONCE = 2
const WAITING_MAX = 3
/** How often a server checks whether something is asked of it. */
const WATCH_MS = 2_000
/** How often it reports that it has the files: each report is a write, which makes every cache check its journal. */
const SAY_MS = 15_000
const PROGRESS_MS = 1_000
/** Files wait this long for a decision. */
const HELD_MS = 6 * 3_600_000

export type ImporterDeps = JobDeps & {
  onError: (error: unknown) => void
  /** Called with an account whose journal has changed. */
  journalChanged: (accountId: string) => void
}

/** Works on imports whose files this server has. What they do and have done is in the database, for every server. */
export type JournalImporter = AsyncDisposable & {
  /** @throws AppError when another import is in progress */
  begin(vault: AccountVault, files: readonly HeldFile[]): Promise<string>
  /** Checks at once whether something was asked of an import, if this server has its files. */
  wake(id: string): void
  /** Removes leftovers of an ended import in the background. */
  sweep(vault: AccountVault, id: string): void
}

type Held = {
  id: string
  vault: AccountVault
  files: readonly HeldFile[]
  since: number
  /** When the database last heard that its files are here, ms since the epoch. */
  saidAt: number
  stop: AbortController
  job: Promise<void> | null
  wake: () => void
}

export function journalImporter(deps: ImporterDeps): JournalImporter {
  const held = new Map<string, Held>()
  const attended = new Set<Promise<void>>()
  const turns = new FairSemaphore(AT_ONCE, WAITING_MAX)

  /** Follows an import until it is over, and then lets go of its files. */
  async function attend(one: Held): Promise<void> {
    try {
      // Leftovers of a stopped server would count as imported before.
      await sweepLeft(one).catch(deps.onError)
      while (!one.stop.signal.aborted) {
        // The database may be away for a while; the files stay.
        if (!(await attendOnce(one).catch(stillThere))) break
        await pause(one)
      }
    } finally {
      held.delete(one.id)
      one.stop.abort()
      await one.job
      for (const { file } of one.files) await file[Symbol.asyncDispose]()
    }
  }

  /**
   * Does what was asked of an import.
   * @returns false when it is over
   */
  async function attendOnce(one: Held): Promise<boolean> {
    const store = journalImportsStore(deps.db, one.vault)
    const now = deps.clock()
    const isTime = now.getTime() - one.saidAt >= SAY_MS
    const state = isTime ? await store.seen(one.id, now) : await store.stateOf(one.id)
    if (isTime) one.saidAt = now.getTime()
    if (state === null || state === 'done' || state === 'failed') return false
    if (state === 'found' && now.getTime() - one.since > HELD_MS) {
      const body = (await store.find(one.id))?.body ?? newBody([])
      return !(await store.move(one.id, ['found'], 'failed', { ...body, failure: NOT_DECIDED }))
    }
    if (one.job !== null) return true
    if (state === 'looking' || state === 'reread') start(one, state, looking)
    else if (state === 'wanted') start(one, state, arriving)
    else if (state === 'arriving') {
      // Its job ended without being able to report it.
      const body = (await store.find(one.id))?.body ?? null
      await fail(one, body, unforeseen(body, state))
    }
    return true
  }

  function stillThere(error: unknown): boolean {
    deps.onError(error)
    return true
  }

  /** Ends an import, removes everything of it and records the reason. */
  async function fail({ id, vault }: Held, body: ImportBody | null, failure: ImportFailure): Promise<void> {
    const failed = { ...(body ?? newBody([])), failure }
    const store = journalImportsStore(deps.db, vault)
    await store.move(id, MOVING, 'failed', failed)
    await sweepNow(vault, id)
  }

  function start(
    one: Held,
    state: ImportState,
    work: (one: Held, stored: StoredImport, body: ImportBody) => Promise<void>,
  ) {
    one.job = run(one, state, work).finally(() => {
      one.job = null
      one.wake()
    })
  }

  async function run(
    one: Held,
    state: ImportState,
    work: (one: Held, stored: StoredImport, body: ImportBody) => Promise<void>,
  ): Promise<void> {
    const { id, vault, stop } = one
    const store = journalImportsStore(deps.db, vault)
    let body: ImportBody | null = null
    try {
      if (turns.isFull) await sayWaiting(one, state)
      using _turn = await turns.take(vault.accountId, stop.signal)
      const stored = await store.find(id)
      if (!stored || stored.state !== state) return
      body = stored.body && { ...stored.body, progress: NO_PROGRESS }
      if (!body) throw new AppError(DAMAGED.code, DAMAGED.sentence)
      await work(one, stored, body)
    } catch (error) {
      const isStopped = stop.signal.aborted
      const isForeseen = error instanceof AppError
      if (!isForeseen && !isStopped) deps.onError(error)
      const reached = state === 'wanted' ? 'arriving' : state
      const otherwise = isForeseen ? failureOf(error) : unforeseen(body, reached)
      await fail(one, body, isStopped ? serverGone(body, reached) : otherwise).catch(deps.onError)
    }
  }

  /** Stores that an import waits for others on this server. */
  async function sayWaiting({ id, vault }: Held, state: ImportState): Promise<void> {
    const store = journalImportsStore(deps.db, vault)
    const body = (await store.find(id))?.body
    if (body) await store.move(id, [state], state, { ...body, progress: { ...NO_PROGRESS, waiting: true } })
  }

  async function looking({ id, vault, files, stop }: Held, _stored: StoredImport, body: ImportBody): Promise<void> {
    const store = journalImportsStore(deps.db, vault)
    await store.move(id, ['looking', 'reread'], 'looking', body)
    const work = { signal: stop.signal, onProgress: progressSaver(id, vault, 'looking', body) }
    try {
      const onDocument = async (document: ReadDocument) => {
        body.documents.push(document)
        await store.move(id, ['looking'], 'looking', body)
      }
      const looked = await look(deps, vault, files, { reading: body.reading, before: body.found, onDocument, ...work })
      await store.move(id, ['looking'], 'found', { ...body, ...looked })
    } finally {
      // Canceled in the meantime: what was read since then is withdrawn, too.
      if ((await store.stateOf(id)) === null) await withdrawDocuments(deps, vault, body.documents)
    }
  }

  async function arriving({ id, vault, files, stop }: Held, _stored: StoredImport, body: ImportBody): Promise<void> {
    const { found, archive, choices, reading } = body
    if (!(await journalImportsStore(deps.db, vault).move(id, ['wanted'], 'arriving', body))) return
    const work = { signal: stop.signal, onProgress: progressSaver(id, vault, 'arriving', body) }
    // In the transaction that completes it: an import is done with all that it brings, or canceled without any of it.
    const finish = (tx: Tx, brought: BroughtJournal) =>
      journalImportsStore(tx, vault).move(id, ['arriving'], 'done', doneBody(body, brought))
    try {
      if (archive) {
        await bringArchive(deps, vault, files, { ...work, counts: archive, finish })
        return
      }
      if (!found || !choices) throw new RangeError('An import is brought in without having been looked at.')
      const brought = await bring(deps, vault, files, { ...work, importId: id, reading, found, choices })
      stop.signal.throwIfAborted()
      await deps.db.transaction(async (tx) => {
        if (!(await finish(tx, brought))) throw importNotFound()
        await arrivingEntriesStore(tx, vault).show(id, deps.clock())
      })
    } finally {
      deps.journalChanged(vault.accountId)
    }
  }

  /** Stores the progress of a state now and then, for the pages that ask. */
  function progressSaver(id: string, vault: AccountVault, state: ImportState, body: ImportBody) {
    const store = journalImportsStore(deps.db, vault)
    return throttle(PROGRESS_MS, (progress: JournalProgress) => {
      void store.move(id, [state], state, { ...body, progress }).catch(deps.onError)
    })
  }

  async function sweepLeft({ id, vault }: Held): Promise<void> {
    while (await arrivingEntriesStore(deps.db, vault).removeLeftSlice(id));
  }

  async function sweepNow(vault: AccountVault, id: string): Promise<void> {
    const store = arrivingEntriesStore(deps.db, vault)
    while (await store.removeSlice(id));
    while (await store.purgeSlice(id));
  }

  const heavily = <T>(vault: AccountVault, work: () => Promise<T>) =>
    onBehalfOf({ account: vault.accountId, isHeavy: true, arrivedAt: null }, work)

  return {
    async begin(vault, files) {
      const id = randomUUID()
      const body = newBody(files.map(({ name, file }) => ({ name, bytes: file.size })))
      await deps.db.transaction(async (tx) => {
        await accountStore(tx, vault).lock()
        const store = journalImportsStore(tx, vault)
        const now = deps.clock()
        for (const stored of await store.list()) {
          if (isActive(stored) && !isSilent(stored, now)) throw alreadyRunning()
          // A failed import, or one whose server has stopped, makes room.
          await store.remove(stored.id, NOT_DONE)
        }
        await store.insert({ id, body, now })
      })
      const one: Held = {
        id,
        vault,
        files,
        since: deps.clock().getTime(),
        saidAt: deps.clock().getTime(),
        stop: new AbortController(),
        job: null,
        wake: () => undefined,
      }
      held.set(id, one)
      const attending = heavily(vault, () => attend(one))
      attended.add(attending)
      void attending.finally(() => attended.delete(attending))
      return id
    },
    wake: (id) => held.get(id)?.wake(),
    sweep(vault, id) {
      const sweeping = heavily(vault, () => sweepNow(vault, id)).catch(deps.onError)
      attended.add(sweeping)
      void sweeping.finally(() => attended.delete(sweeping))
    },
    async [Symbol.asyncDispose]() {
      for (const one of held.values()) {
        one.stop.abort(new Error('The server is stopping.'))
        one.wake()
      }
      await Promise.all(attended)
    },
  }
}

/** Waits until the next look, or until the import is woken. */
function pause(one: Held): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WATCH_MS)
    one.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

import { isInvisible, NO_TELEMETRY, withChange, type Metric, type WritingChange } from '@soundings/core/entries'
import { claimDraft, draftsOf, dropDraft, keepDraft, releaseDraft, UNTOUCHED, type Draft } from '#web/lib/drafts.ts'
import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import { createStore } from '#web/lib/store.ts'
import { keepWaiting, waitingOf } from '#web/lib/waiting-photographs.ts'

/** The start of an editor: an empty page, or an entry to edit. */
export type DraftStart = Pick<
  Draft,
  'text' | 'ratings' | 'dated' | 'target' | 'answers' | 'title' | 'tags' | 'prompt' | 'photographs'
>

export const BLANK_PAGE: DraftStart = {
  text: '',
  ratings: UNTOUCHED,
  dated: null,
  target: null,
  answers: null,
  title: null,
  tags: null,
  prompt: null,
  photographs: null,
}

export type DraftState = {
  draft: Draft
  /** True while the text shown is a restored draft. */
  restored: boolean
  /** False when the browser refuses to store a copy. */
  kept: boolean
  /** Photographs that will be uploaded and aren’t part of the draft yet. */
  offers: readonly File[]
}

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * The draft being edited. Each change is saved to local storage synchronously. A draft left behind by a closed tab, a
 * crash or an ended session is restored, unless another tab is editing it, or the new page is for a day and the draft
 * isn’t.
 */
export function createDraftSession(accountId: string, start: DraftStart) {
  const store = createStore<DraftState>({ draft: newDraft(accountId, start), restored: false, kept: true, offers: [] })
  const current = () => store.get().draft

  function change(changed: Partial<Draft>): void {
    const before = current()
    const { offers } = store.get()
    const changedDraft = { ...before, ...changed, updatedAt: Date.now() }
    const blank = isBlank(changedDraft) && offers.length === 0
    // Text on an emptied page is another entry, which must not replace the one that may still be being saved.
    const isEmptied = blank && !isBlank(before)
    const draft = isEmptied ? { ...changedDraft, idempotencyKey: crypto.randomUUID() } : changedDraft
    if (blank) dropDraft(draft)
    store.set({ ...store.get(), draft, kept: blank || keepDraft(draft) })
  }

  function setOffers(offers: readonly File[]): void {
    keepWaiting(current().id, offers)
    store.set({ ...store.get(), offers })
    // Even a draft without text is stored, for its photographs.
    change({})
  }

  /** Claims this session's draft for the tab, after looking for a draft that was left behind. */
  async function takeUp(): Promise<void> {
    const entryId = start.target?.entryId ?? null
    const day = entryId === null ? start.dated?.date : undefined
    // A draft for another day or question stays saved until an editor opens without either.
    const isFor = ({ target, dated, answers }: Draft) =>
      (target?.entryId ?? null) === entryId &&
      (day === undefined || dated?.date === day) &&
      (start.answers === null || answers?.echo === start.answers.echo)
    const left = draftsOf(accountId).filter(isFor)
    for (const draft of left) {
      if (draft.id === current().id || !(await claimDraft(draft.id))) continue
      if (current().telemetry.lastChange > 0) {
        // The person has already begun another text, so the old draft waits until an empty editor opens.
        releaseDraft(draft.id)
        break
      }
      const offers = waitingOf(draft.id)
      if (isBlank(draft) && offers.length === 0) {
        // A draft stored for its photographs is empty if the tab was closed before they were uploaded.
        dropDraft(draft)
        releaseDraft(draft.id)
        continue
      }
      releaseDraft(current().id)
      store.set({ ...store.get(), draft, restored: !isBlank(draft), offers })
      return
    }
    await claimDraft(current().id)
  }

  return {
    state: store.get,
    subscribe: store.subscribe,
    takeUp,
    write(text: string, kind: WritingChange['kind']) {
      const added = Math.max(0, text.length - current().text.length)
      change({ text, telemetry: withChange(current().telemetry, { kind, added, time: Date.now() }) })
    },
    rate(metric: Metric, value: number) {
      change({ ratings: { ...current().ratings, [metric]: value } })
    },
    /** Sets the draft's day and time; null means the time of saving. */
    date(dated: Draft['dated']) {
      change({ dated })
    },
    /** Sets the title and tags, or lets them be taken from the text again. */
    name(given: Partial<Pick<Draft, 'title' | 'tags'>>) {
      change(given)
    },
    writeTo(prompt: string | null) {
      change({ prompt })
    },
    /** Removes the question; the text stays. */
    dropQuestion() {
      change({ answers: null })
    },
    setPhotographs(photographs: readonly EntryPhotograph[]) {
      change({ photographs })
    },
    /** Adds photographs to be uploaded. */
    offer(files: readonly File[]) {
      setOffers([...store.get().offers, ...files])
    },
    withdraw(file: File) {
      setOffers(store.get().offers.filter((other) => other !== file))
    },
    /** Bases the text of the draft on the given version of the entry. */
    retarget(target: NonNullable<Draft['target']>) {
      change({ target })
    },
    /** True without any words or photographs. */
    isEmpty: () => isBlank(current()) && store.get().offers.length === 0,
    /**
     * Discards the text here and on the device, and starts with an empty page. Newer text stays on the device: while
     * this one was saved, the page may have been left and opened again.
     */
    clear() {
      const stored = draftsOf(accountId).find(({ id }) => id === current().id)
      if (!stored || stored.updatedAt === current().updatedAt) {
        dropDraft(current())
        releaseDraft(current().id)
      }
      store.set({ draft: newDraft(accountId, BLANK_PAGE), restored: false, kept: true, offers: [] })
      void claimDraft(current().id)
    },
  }
}

/** True for a draft without any words or photographs by the writer. */
function isBlank({ text, title, tags, photographs }: Draft): boolean {
  return isInvisible(text) && isInvisible(title ?? '') && !tags?.length && !photographs?.length
}

function newDraft(accountId: string, start: DraftStart): Draft {
  return {
    ...start,
    id: crypto.randomUUID(),
    accountId,
    telemetry: NO_TELEMETRY,
    idempotencyKey: crypto.randomUUID(),
    updatedAt: Date.now(),
  }
}

import { NO_TELEMETRY, withChange, type Metric, type WritingChange } from '@soundings/core/entries'
import { claimDraft, draftsOf, dropDraft, keepDraft, releaseDraft, UNTOUCHED, type Draft } from '#web/lib/drafts.ts'

/** What an editor starts from: an empty page, or an entry that is to be changed. */
export type DraftStart = Pick<Draft, 'text' | 'ratings' | 'target'>

export const BLANK_PAGE: DraftStart = { text: '', ratings: UNTOUCHED, target: null }

export type DraftState = {
  draft: Draft
  /** True while the shown text was taken up from the device. */
  restored: boolean
  /** False when the browser refuses to keep a copy. */
  kept: boolean
}

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * A text under the pen. Every change is on the device before the keystroke is over; a draft left behind by a closed
 * tab, a crash or an ended session is taken up again, unless another tab is writing it right now.
 */
export function createDraftSession(accountId: string, start: DraftStart) {
  let state: DraftState = { draft: newDraft(accountId, start), restored: false, kept: true }
  const listeners = new Set<() => void>()

  function set(next: Partial<DraftState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function change(changed: Partial<Draft>): void {
    const draft = { ...state.draft, ...changed, updatedAt: Date.now() }
    const blank = draft.text.trim() === ''
    if (blank) dropDraft(draft)
    set({ draft, kept: blank || keepDraft(draft) })
  }

  /** Claims this session's draft for the tab, after looking for one that was left behind. */
  async function takeUp(): Promise<void> {
    const entryId = start.target?.entryId ?? null
    const left = draftsOf(accountId).filter((draft) => (draft.target?.entryId ?? null) === entryId)
    for (const draft of left) {
      if (draft.id === state.draft.id || !(await claimDraft(draft.id))) continue
      if (state.draft.telemetry.lastChange > 0) {
        // The person was faster and is writing something else; the old draft waits for the next empty page.
        releaseDraft(draft.id)
        break
      }
      releaseDraft(state.draft.id)
      set({ draft, restored: true })
      return
    }
    await claimDraft(state.draft.id)
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    takeUp,
    write(text: string, kind: WritingChange['kind']) {
      const added = Math.max(0, text.length - state.draft.text.length)
      change({ text, telemetry: withChange(state.draft.telemetry, { kind, added, time: Date.now() }) })
    },
    rate(metric: Metric, value: number) {
      change({ ratings: { ...state.draft.ratings, [metric]: value } })
    },
    /** The same text, from now on top of the version named. */
    retarget(target: NonNullable<Draft['target']>) {
      change({ target })
    },
    /** Forgets the text here and on the device and begins with an empty page. */
    clear() {
      dropDraft(state.draft)
      releaseDraft(state.draft.id)
      set({ draft: newDraft(accountId, BLANK_PAGE), restored: false, kept: true })
      void claimDraft(state.draft.id)
    },
  }
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

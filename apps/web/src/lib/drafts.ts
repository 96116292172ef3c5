import { NO_TELEMETRY, RATING_DEFAULT, type Ratings, type WritingTelemetry } from '@soundings/core/entries'

/** A text that is being written and not yet saved on the server. */
export type Draft = {
  id: string
  accountId: string
  text: string
  ratings: Ratings
  telemetry: WritingTelemetry
  /** The entry that is being changed and the version that was seen, or null for a new entry. */
  target: { entryId: string; seenUpdatedAt: string } | null
  /** Sent with the save, so that a save whose answer was lost is not stored twice. */
  idempotencyKey: string
  updatedAt: number
}

/** The ratings of a page on which no slider was moved. */
export const UNTOUCHED: Ratings = { mood: RATING_DEFAULT, energy: RATING_DEFAULT, focus: RATING_DEFAULT }

const PREFIX = 'soundings.draft.'
const keyOf = (accountId: string, id: string) => `${PREFIX}${accountId}.${id}`

/** Drafts that the browser refused to store: they live as long as the page, which asks before it is closed. */
const unstored = new Map<string, Draft>()

/**
 * Keeps drafts on this device. Local storage is written within the keystroke: what was typed is there when the tab is
 * gone a moment later, which no asynchronous store can promise.
 * @returns false when the browser refused (storage closed or full)
 */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(draft.accountId, draft.id), JSON.stringify(draft))
    forgetUnstored(draft.id)
    return true
  } catch {
    if (unstored.size === 0) window.addEventListener('beforeunload', askBeforeClosing)
    unstored.set(draft.id, draft)
    return false
  }
}

/** The drafts of one account on this device, latest first. */
export function draftsOf(accountId: string): Draft[] {
  const stored = storedKeys(`${PREFIX}${accountId}.`).flatMap((key) => parsed(localStorage.getItem(key)) ?? [])
  const held = [...unstored.values()].filter((draft) => draft.accountId === accountId)
  return [...stored.filter(({ id }) => !unstored.has(id)), ...held].toSorted((a, b) => b.updatedAt - a.updatedAt)
}

export function dropDraft(draft: { accountId: string; id: string }): void {
  forgetUnstored(draft.id)
  try {
    localStorage.removeItem(keyOf(draft.accountId, draft.id))
  } catch {
    // Storage that is closed holds nothing to remove.
  }
}

/** Leaving takes every text of this account off the device; texts of others wait for them. */
export function dropDraftsOf(accountId: string): void {
  for (const draft of draftsOf(accountId)) dropDraft(draft)
  // What could not be read as a draft is removed too.
  for (const key of storedKeys(`${PREFIX}${accountId}.`)) localStorage.removeItem(key)
}

function forgetUnstored(id: string): void {
  if (unstored.delete(id) && unstored.size === 0) window.removeEventListener('beforeunload', askBeforeClosing)
}

/** The one question that only the browser can ask. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Drafts that this tab writes, with how to give each back. */
const claimed = new Map<string, () => void>()

/**
 * Claims a draft for this tab, so that two tabs never write the same one. A claim lasts until it is given back or the
 * tab ends, however it ends. @returns false while another tab holds it
 */
export function claimDraft(id: string): Promise<boolean> {
  if (claimed.has(id) || !('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`${PREFIX}${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(false)
      return new Promise<void>((release) => {
        claimed.set(id, release)
        resolve(true)
      })
    })
  })
}

/** Gives a draft back that is not needed any more. */
export function releaseDraft(id: string): void {
  claimed.get(id)?.()
  claimed.delete(id)
}

function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** A stored draft. Whatever an earlier version has left out or written otherwise, its text is kept. */
function parsed(json: string | null): Draft | null {
  const stored = recordOf(json)
  const { id, accountId, text } = stored
  if (typeof id !== 'string' || typeof accountId !== 'string' || typeof text !== 'string') return null
  const { idempotencyKey, updatedAt } = stored
  return {
    id,
    accountId,
    text,
    ratings: withNumbers(UNTOUCHED, stored['ratings']),
    telemetry: withNumbers(NO_TELEMETRY, stored['telemetry']),
    target: targetOf(stored['target']),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : crypto.randomUUID(),
    updatedAt: typeof updatedAt === 'number' && Number.isFinite(updatedAt) ? updatedAt : 0,
  }
}

type Fields = Record<string, unknown>

function recordOf(json: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(json ?? ''))
  } catch {
    return {}
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/** The numbers of `stored` where there are some, those of `otherwise` elsewhere. */
function withNumbers<T extends object>(otherwise: T, stored: unknown): T {
  const fields = fieldsOf(stored)
  const known = Object.keys(otherwise).filter((key) => Number.isFinite(fields[key]))
  return { ...otherwise, ...Object.fromEntries(known.map((key) => [key, fields[key]])) }
}

function targetOf(stored: unknown): Draft['target'] {
  const { entryId, seenUpdatedAt } = fieldsOf(stored)
  return typeof entryId === 'string' && typeof seenUpdatedAt === 'string' ? { entryId, seenUpdatedAt } : null
}

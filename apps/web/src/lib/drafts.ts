import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import type { LocalMoment } from '@soundings/contract/calendar-date'
import {
  METRICS,
  NO_TELEMETRY,
  RATING_DEFAULT,
  type Metric,
  type Ratings,
  type WritingTelemetry,
} from '@soundings/core/entries'
import { askedQuestion, type AskedQuestion } from './asked-question.ts'
import { dropDecisions } from './import-decisions.ts'
import { keepWaiting } from './waiting-photographs.ts'

/** A text that is being edited and is not yet saved on the server. */
export type Draft = {
  id: string
  accountId: string
  text: string
  /** Null if the edited entry lacks this rating and the person hasn’t moved its slider. */
  ratings: Record<Metric, number | null>
  telemetry: WritingTelemetry
  /** The day and time that the person gave it, or null for the time of saving. */
  dated: LocalMoment | null
  /** The entry that is being edited and the version it is based on, or null for a new entry. */
  target: { entryId: string; seenUpdatedAt: string } | null
  /** The question of an Echo that the text answers; not part of the text. */
  answers: AskedQuestion | null
  /** A title and tags that were given by hand; null while they come from the text. */
  title: string | null
  tags: string[] | null
  /** The person’s own prompt that it is written to; not part of the text. */
  prompt: string | null
  /** Its uploaded photographs in their order, or null for those that the entry has. */
  photographs: readonly EntryPhotograph[] | null
  /** Sent with the save, so that a repeated save is not stored twice. */
  idempotencyKey: string
  updatedAt: number
}

/** The ratings of a form whose sliders were not moved. */
export const UNTOUCHED: Ratings = { mood: RATING_DEFAULT, energy: RATING_DEFAULT, focus: RATING_DEFAULT }

/** The ratings for a new entry: a draft’s missing ratings get the default, because a new entry needs all three. */
export function ratingsOf({ ratings: { mood, energy, focus } }: Pick<Draft, 'ratings'>): Ratings {
  return { mood: mood ?? RATING_DEFAULT, energy: energy ?? RATING_DEFAULT, focus: focus ?? RATING_DEFAULT }
}

/** The ratings that a draft gives the entry it edits. A slider that was not moved must not invent any. */
export function givenRatings({ ratings }: Pick<Draft, 'ratings'>): Partial<Ratings> {
  return Object.fromEntries(METRICS.flatMap((metric) => (ratings[metric] === null ? [] : [[metric, ratings[metric]]])))
}

const PREFIX = 'soundings.draft.'
const keyOf = (accountId: string, id: string) => `${PREFIX}${accountId}.${id}`

/** Drafts that the browser refused to store: they last as long as the page, which asks before it closes. */
const unstored = new Map<string, Draft>()

/**
 * Stores drafts on this device. Local storage is written synchronously on each keystroke: the text survives if the tab
 * closes a moment later, which no asynchronous store can promise.
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

/** Removes a draft from the device, with its photographs that are not uploaded yet. */
export function dropDraft(draft: { accountId: string; id: string }): void {
  forgetUnstored(draft.id)
  keepWaiting(draft.id, [])
  try {
    localStorage.removeItem(keyOf(draft.accountId, draft.id))
  } catch {
    // Closed storage contains nothing to remove.
  }
}

/** Removes every text of this account from the device; drafts of other accounts stay. */
export function dropDraftsOf(accountId: string): void {
  for (const draft of draftsOf(accountId)) dropDraft(draft)
  dropDecisions()
  // Unreadable drafts are removed too.
  for (const key of storedKeys(`${PREFIX}${accountId}.`)) localStorage.removeItem(key)
}

function forgetUnstored(id: string): void {
  if (unstored.delete(id) && unstored.size === 0) window.removeEventListener('beforeunload', askBeforeClosing)
}

/** The confirmation before closing, which only the browser can show. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Drafts that this tab is editing, each with a function that releases it. */
const claimed = new Map<string, () => void>()

/**
 * Claims a draft for this tab, so that two tabs never edit the same one. A claim lasts until it is released or the tab
 * ends, for any reason.
 * @returns false while another tab has claimed it
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

/** Releases a claimed draft, so that another tab can edit it. */
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

/**
 * A stored draft. Fields that an earlier version left out or stored differently get defaults; the text is always kept.
 */
function parsed(json: string | null): Draft | null {
  const stored = recordOf(json)
  const { id, accountId, text } = stored
  if (typeof id !== 'string' || typeof accountId !== 'string' || typeof text !== 'string') return null
  const { idempotencyKey, updatedAt } = stored
  const target = targetOf(stored['target'])
  return {
    id,
    accountId,
    text,
    ratings: target ? withNulls(stored['ratings']) : withNumbers(UNTOUCHED, stored['ratings']),
    telemetry: withNumbers(NO_TELEMETRY, stored['telemetry']),
    dated: datedOf(stored['dated']),
    target,
    answers: askedQuestion(stored['answers']),
    title: textOf(stored['title']),
    tags: tagsOf(stored['tags']),
    prompt: textOf(stored['prompt']),
    photographs: photographsOf(stored['photographs']),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : crypto.randomUUID(),
    updatedAt: typeof updatedAt === 'number' && Number.isFinite(updatedAt) ? updatedAt : 0,
  }
}

function textOf(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

function tagsOf(stored: unknown): string[] | null {
  return Array.isArray(stored) && stored.every((tag) => typeof tag === 'string') ? stored : null
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

/** The numbers of `stored` if present, else those of `otherwise`. */
function withNumbers<T extends object>(otherwise: T, stored: unknown): T {
  const fields = fieldsOf(stored)
  const known = Object.keys(otherwise).filter((key) => Number.isFinite(fields[key]))
  return { ...otherwise, ...Object.fromEntries(known.map((key) => [key, fields[key]])) }
}

/** The ratings of a draft that edits an entry: null where none is stored, so that none is invented. */
function withNulls(stored: unknown): Draft['ratings'] {
  return withNumbers<Draft['ratings']>({ mood: null, energy: null, focus: null }, stored)
}

function datedOf(stored: unknown): Draft['dated'] {
  const { date, time } = fieldsOf(stored)
  return typeof date === 'string' && typeof time === 'string' ? { date, time } : null
}

function photographsOf(stored: unknown): Draft['photographs'] {
  if (!Array.isArray(stored)) return null
  return stored.flatMap((one: unknown) => {
    const { id, description } = fieldsOf(one)
    return typeof id === 'string' && typeof description === 'string' ? [{ id, description }] : []
  })
}

function targetOf(stored: unknown): Draft['target'] {
  const { entryId, seenUpdatedAt } = fieldsOf(stored)
  return typeof entryId === 'string' && typeof seenUpdatedAt === 'string' ? { entryId, seenUpdatedAt } : null
}

import type { Entry, EntryChange } from '@soundings/contract/entries'
import { METRICS, PHOTOGRAPHS_PER_ENTRY, type Metric } from '@soundings/core/entries'
import { compareTexts, joinPassages, type Kept, type Passage } from '@soundings/core/versions'
import { givenRatings, type Draft } from '#web/lib/drafts.ts'
import { contentOf, givenByHand, isMoved } from '#web/lib/save-draft.ts'

/** The version that a part is from: `here` is the text on this device, `there` the one saved elsewhere. */
export type Side = 'here' | 'there'
type Dated = Draft['dated']

/** A difference in a rating or in the date. */
export type OtherDifference =
  | { name: Metric; here: number; there: number | null }
  | { name: 'date'; here: Dated; there: Dated }

/** Two versions of an entry; `was` of a passage is the text here, `now` the saved one. */
export type TwoTexts = { passages: Passage[]; others: OtherDifference[] }

/** The chosen parts of each passage, by its position, and the chosen rating and date, by name. */
export type Choice = { passages: ReadonlyMap<number, Kept>; others: ReadonlyMap<OtherDifference['name'], Side> }

export function twoTexts(draft: Draft, entry: Entry): TwoTexts {
  const others: OtherDifference[] = METRICS.flatMap((name) => {
    const here = draft.ratings[name]
    return here === null || here === entry[name] ? [] : [{ name, here, there: entry[name] }]
  })
  if (isMoved(entry, draft.dated)) {
    const there = entry.undated ? null : { date: entry.local_date, time: entry.local_time }
    others.push({ name: 'date', here: draft.dated, there })
  }
  return { passages: compareTexts(draft.text, entry.content), others }
}

/** The default choice: changed paragraphs from this device, and everything that only one version has. */
export function keptOf({ passages }: Choice, place: number, { kind }: Passage): Kept {
  return passages.get(place) ?? { was: kind !== 'added', now: kind === 'added' }
}

/** Saves the text on this device over the other one, which stays as an earlier version. */
export function changeToHere(draft: Draft, entry: Entry): EntryChange {
  return {
    ...contentOf(entry, draft),
    ...givenRatings(draft),
    ...(isMoved(entry, draft.dated) ? { dated: draft.dated } : {}),
    ...givenByHand(entry, draft),
    ...photographsOfBoth(draft, entry),
    expected_updated_at: entry.updated_at,
    keep_replaced: true,
  }
}

/** Leaves the entry unchanged and stores the text on this device as an earlier version. */
export function changeToThere(draft: Draft, entry: Entry): EntryChange {
  return { ...photographsOfBoth(draft, entry), aside: asideOf(draft, entry), expected_updated_at: entry.updated_at }
}

/** Saves the chosen parts; both texts stay as earlier versions. */
export function changeToJoined(draft: Draft, entry: Entry, texts: TwoTexts, choice: Choice): EntryChange {
  const { passages, others } = texts
  const content = joinPassages(passages, (place) => {
    const passage = passages[place]
    return passage ? keptOf(choice, place, passage) : { was: true, now: true }
  })
  const isHere = (name: OtherDifference['name']) => choice.others.get(name) !== 'there'
  const here = others.filter(({ name }) => isHere(name))
  const ratings = Object.fromEntries(here.flatMap(({ name, here: value }) => (name === 'date' ? [] : [[name, value]])))
  const dated = here.some(({ name }) => name === 'date') ? draft.dated : null
  if (content === draft.text && here.length === others.length) return changeToHere(draft, entry)
  return {
    content,
    ...ratings,
    ...(dated ? { dated } : {}),
    ...givenByHand(entry, draft),
    ...photographsOfBoth(draft, entry),
    expected_updated_at: entry.updated_at,
    aside: asideOf(draft, entry),
  }
}

/**
 * The photographs of both versions: first those of this device, then those only in the saved entry, up to an entry’s
 * limit. Versions keep no photographs, so the entry keeps them all, whatever is chosen.
 */
function photographsOfBoth({ photographs }: Draft, entry: Entry): Pick<EntryChange, 'photographs'> {
  if (!photographs) return {}
  const ids = new Set(photographs.map(({ id }) => id))
  const there = (entry.photographs ?? []).filter(({ id }) => !ids.has(id))
  return { photographs: [...photographs, ...there].slice(0, PHOTOGRAPHS_PER_ENTRY) }
}

/** The text on this device as a version of the entry, with what was set by hand. */
function asideOf(draft: Draft, entry: Entry): NonNullable<EntryChange['aside']> {
  return { content: draft.text, ...givenRatings(draft), ...givenByHand(entry, draft) }
}

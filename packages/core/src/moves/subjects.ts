import { isNameAtRest, isSafeTag, type Reading } from '../echo/index.ts'
import { atLeast } from '../safety/index.ts'
import { isEnglish, LANGUAGE_ENTRIES, mentions, type Lexicon } from '../text/index.ts'
import { withoutPrompts } from '../prompts/index.ts'
import { activityAt, activityOf } from './activities.ts'
import { AUTO_TAG_KEPT_ENTRIES } from '../entries/index.ts'
import { REST_ENTRIES } from './constants.ts'
import { isOwnKin, kinOf, kinWords } from './kin.ts'
import { namesIn, type Name } from './names.ts'
import { tokensOf, type Token } from './tokens.ts'

export const SUBJECT_KINDS = ['person', 'place', 'activity', 'tag'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** Something that some days have and others don’t. One subject has one id, whether it is a tag or a word. */
export type Subject = {
  kind: SubjectKind
  name: string
  /** The search in the entries list, for a tag or a word, that finds most of the subject’s entries. */
  look: { q: string; tag: string }
  /** The indices of the entries that have the subject. */
  entries: ReadonlySet<number>
  /** Words that may name this subject as a person, and the entries with one of them; empty if it can’t be a person. */
  names: readonly string[]
  mentions: ReadonlySet<number>
}

type Found = {
  kind: SubjectKind
  name: string | null
  tags: Map<string, Set<number>>
  words: Map<string, Set<number>>
  mentions: Set<number>
}

/**
 * The subjects of a journal, by id: its tags, and in an English journal also people, places and activities in its
 * words.
 * @param readings oldest first
 */
export function subjectsOf(readings: readonly Reading[]): Map<string, Subject> {
  const english = isEnglish(readings.slice(-LANGUAGE_ENTRIES).map((reading) => reading.englishShare()))
  // Split into words twice, because the words of a long journal at once would take too much memory.
  const texts = () =>
    (english ? readings : []).map(
      ({ entry }) =>
        () =>
          tokensOf(withoutPrompts(entry.content)),
    )
  const names = namesIn(texts())
  const found = new Map<string, Found>()
  const add = (id: string, kind: SubjectKind, name: string | null) => {
    const known = found.get(id) ?? { kind, name, tags: new Map(), words: new Map(), mentions: new Set() }
    if (SUBJECT_KINDS.indexOf(kind) < SUBJECT_KINDS.indexOf(known.kind)) Object.assign(known, { kind, name })
    found.set(id, known)
    return known
  }
  addTags(readings, names, add)
  for (const [entry, tokens] of texts().entries()) addWords(entry, tokens(), names, add)
  addLongNames(readings, names, add)
  return new Map([...found].map(([id, subject]) => [id, subjectOf(id, subject, names)]))
}

type Add = (id: string, kind: SubjectKind, name: string | null) => Found

/** Adds the tags of entries. An automatic tag counts once the writer has kept it on enough entries. */
function addTags(readings: readonly Reading[], names: ReadonlyMap<string, Name>, add: Add): void {
  const kept = new Map<string, number>()
  for (const { entry } of readings) {
    for (const { tag, source } of entry.tags) if (source === 'auto') kept.set(tag, (kept.get(tag) ?? 0) + 1)
  }
  for (const [index, { entry }] of readings.entries()) {
    for (const { tag, source } of entry.tags) {
      if (source === 'auto' && (kept.get(tag) ?? 0) < AUTO_TAG_KEPT_ENTRIES) continue
      const plain = tag.replaceAll('-', ' ')
      const kin = kinOf(plain)
      const activity = activityOf(plain)
      const name = names.get(plain)
      const subject =
        kin !== null
          ? add(kin, 'person', null)
          : activity !== null
            ? add(activity, 'activity', activity)
            : add(plain, name?.kind ?? 'tag', name?.kind ? name.name : plain)
      place(subject.tags, tag, index)
    }
  }
}

function addWords(entry: number, tokens: readonly Token[], names: ReadonlyMap<string, Name>, add: Add): void {
  const words = tokens.map(({ word, isPossessive }) => (isPossessive ? `${word}'s` : word))
  for (const [at, { word }] of tokens.entries()) {
    const name = names.get(word)
    if (name?.kind) place(add(word, name.kind, name.name).words, name.name, entry)
    const activity = activityAt(words, at)
    if (activity !== null) place(add(activity, 'activity', activity).words, word, entry)
    const kin = kinOf(word)
    if (kin === null) continue
    const subject = add(kin, 'person', null)
    subject.mentions.add(entry)
    if (isOwnKin(words, word, at)) place(subject.words, word, entry)
  }
}

/** Adds the names that consist of several words. */
function addLongNames(readings: readonly Reading[], names: ReadonlyMap<string, Name>, add: Add): void {
  for (const [key, { name, kind }] of names) {
    if (!kind || !key.includes(' ')) continue
    for (const [index, reading] of readings.entries()) {
      if (mentions(reading.entry.content, name)) place(add(key, kind, name).words, name, index)
    }
  }
}

function place(uses: Map<string, Set<number>>, form: string, entry: number): void {
  const entries = uses.get(form) ?? new Set()
  entries.add(entry)
  uses.set(form, entries)
}

function subjectOf(
  id: string,
  { kind, name, tags, words, mentions: others }: Found,
  names: ReadonlyMap<string, Name>,
): Subject {
  const [tag, tagged] = mostUsed(tags)
  const [word, worded] = mostUsed(words)
  const isKin = kind === 'person' && name === null
  const entries = new Set([...tags.values(), ...words.values()].flatMap((holding) => [...holding]))
  return {
    kind,
    name: name ?? (word || tag || id),
    look: tagged >= worded ? { q: '', tag } : { q: word, tag: '' },
    entries,
    names: isKin ? kinWords(id) : names.has(id) ? [id] : [],
    mentions: new Set([...entries, ...others]),
  }
}

/** The form in the most entries; ties go to the earlier use. */
function mostUsed(uses: ReadonlyMap<string, ReadonlySet<number>>): [form: string, entries: number] {
  const [most] = [...uses].toSorted(([, a], [, b]) => b.size - a.size)
  return most ? [most[0], most[1].size] : ['', 0]
}

/**
 * True for a subject that may be listed: no life event, nothing dark, no person near death or leaving, no heavy newest
 * entries (docs/spec/rules.md#moves).
 */
export function isListed(id: string, subject: Subject, readings: readonly Reading[], lexicon: Lexicon): boolean {
  const words = [id, subject.name.toLowerCase(), subject.look.tag].filter((word) => word !== '')
  if (!words.every((word) => isSafeTag(word.replaceAll(' ', '-'), lexicon))) return false
  const newest = inOrder(subject.entries, readings).slice(-REST_ENTRIES)
  if (newest.some((reading) => atLeast(reading.scan().level, 'heavy'))) return false
  if (subject.names.length === 0) return true
  const holding = inOrder(subject.mentions, readings)
  return subject.names.every((name) => !isNameAtRest(name, holding))
}

function inOrder(indices: ReadonlySet<number>, readings: readonly Reading[]): Reading[] {
  return readings.filter((_, index) => indices.has(index))
}

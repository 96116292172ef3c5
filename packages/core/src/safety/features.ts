import type { Subjects } from './lexicon.ts'
import type { SentenceReading } from './sentence-reading.ts'
import type { Word } from './word.ts'

/** Kinds of features. Every kind counts equally, however many of its features a text has. */
export const KINDS = ['word', 'pair', 'letters', 'subject', 'subjects', 'group', 'groups', 'fine', 'fines'] as const
const [WORD, PAIR, LETTERS, SUBJECT, SUBJECTS, GROUP, GROUPS, FINE, FINES] = KINDS.map((_, i) => i) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]
/** Kinds of features that don’t depend on a word’s neighbors. */
export const OWN_KINDS = [WORD, LETTERS, GROUP, FINE] as const
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
const LETTERS_MIN = 3
const LETTERS_MAX = 5
/** The most words between two subjects that form a pair, and the most between a close pair. */
const SUBJECTS_APART = 8
const SUBJECTS_CLOSE = 2

/** Receives one feature: its kind and its hash, a number from 0 to 2^32. */
export type Take = (kind: number, hash: number) => void

/** Combines two hashes; their order matters. */
function joined(kind: number, a: number, b: number): number {
  return (Math.imul(Math.imul(a ^ (kind * 0x9e3779b1), 0x85ebca6b) ^ (b + 0x7f4a7c15), 0xc2b2ae35) ^ (a >>> 15)) >>> 0
}

/** Passes every feature of a sentence to `take`. */
export function visitFeatures(reading: SentenceReading, take: Take): void {
  for (const word of reading.read) visitWord(word, take)
  visitNeighbors(reading, take)
}

/** Passes on the features of a single word, which don't depend on its neighbors. */
export function visitWord({ text, isWord, hash, coarse, fine }: Word, take: Take): void {
  if (isWord) {
    take(WORD, joined(WORD, hash, 0))
    visitLetters(text, take)
  }
  take(GROUP, joined(GROUP, coarse, 0))
  take(FINE, joined(FINE, fine, 0))
}

/** Passes on the features of neighboring words in a sentence, and those of its subjects. */
export function visitNeighbors({ read, subjects }: SentenceReading, take: Take): void {
  let last = 0
  let lastGroup = 0
  let beforeGroup = 0
  let lastFine = 0
  let beforeFine = 0
  for (const [at, { hash, coarse, fine }] of read.entries()) {
    take(PAIR, joined(PAIR, last, hash))
    last = hash
    take(GROUPS, joined(GROUPS, lastGroup, coarse))
    take(GROUPS, joined(GROUPS + 20, beforeGroup, coarse))
    take(FINES, joined(FINES, lastFine, fine))
    take(FINES, joined(FINES + 20, beforeFine, fine))
    beforeGroup = lastGroup
    lastGroup = coarse
    beforeFine = lastFine
    lastFine = fine
    const own = subjects[at]
    if (own?.length) visitSubjects(own, subjects, at, take)
  }
}

function visitSubjects(own: Subjects, subjects: SentenceReading['subjects'], at: number, take: Take): void {
  for (const subject of own) {
    take(SUBJECT, joined(SUBJECT, subject, 0))
    for (let back = 1; back <= Math.min(at, SUBJECTS_APART); back++) {
      for (const other of subjects[at - back] ?? []) {
        if (other !== subject) take(SUBJECTS, joined(SUBJECTS + (back <= SUBJECTS_CLOSE ? 0 : 20), other, subject))
      }
    }
  }
}

/** Runs of three to five letters, with marks at the ends of the word. */
function visitLetters(word: string, take: Take): void {
  const marked = `<${word.slice(0, 24)}>`
  for (let from = 0; from < marked.length - LETTERS_MIN + 1; from++) {
    let hash = FNV_START
    for (let to = from; to < Math.min(marked.length, from + LETTERS_MAX); to++) {
      hash = Math.imul(hash ^ marked.charCodeAt(to), FNV_PRIME)
      if (to - from >= LETTERS_MIN - 1) take(LETTERS, joined(LETTERS, hash >>> 0, 0))
    }
  }
}

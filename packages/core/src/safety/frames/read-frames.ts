import type { Sentence } from '../clauses.ts'
import { LANGUAGES } from '../languages/index.ts'
import { graver, type Level } from '../level.ts'
import { wordOf, type Word } from '../word.ts'
import { CUES, type Cue } from './cues.ts'
import { DAMPERS, type Damper } from './dampers.ts'
import { FRAMES, type Frame } from './frames.ts'
import { SAYINGS } from './sayings.ts'
import { triggerIndexOf } from './triggers.ts'

/** The lowest score for each level. A frame whose score is too low for its own level may give a milder one. */
const FROM = { hold: 3, light: 2, heavy: 2, tender: 1 }
const PER_BOOST = 0.5

const SELF =
  /\b(?:i|i'm|i'd|i've|i'll|me|my|myself)\b|^(?:just |really |still |so )?(?:want|wish|don't want|didn't want|tired|ready|thinking|thought|keep|kept|hope|gonna|going|trying|tried|wanted|count|counted|gave|not|cut|burned|had|been|od|googling)\b/u
const SAYING_SOURCE = String.raw`\b(?:${SAYINGS.join('|')})`
const SAYING = new RegExp(SAYING_SOURCE, 'gu')
const CUE_PATTERNS = new Map(Object.entries(CUES).map(([name, source]) => [name, new RegExp(source, 'gu')]))
const DAMPER_PATTERNS = Object.entries(DAMPERS).map(([name, { weight, pattern }]) => {
  return { name: name as Damper, weight, pattern: new RegExp(pattern, 'u') }
})
const ACCIDENT = new RegExp(CUES.accident, 'u')

/**
 * Most clauses contain no word that any frame needs. Expressions run only on clauses that contain all words of a frame,
 * which is much faster and gives the same result.
 */
const INDEX = triggerIndexOf(
  [...FRAMES.map(({ need }) => need.map((cue) => CUES[cue])), [SAYING_SOURCE]],
  new Set(LANGUAGES[0]?.functionWords.split(/\s+/)),
)
const SAYING_AT = FRAMES.length

function possibleIn(words: readonly Word[]): ReadonlySet<number> {
  return INDEX.possibleIn(words.map((word) => (word.triggers ??= INDEX.triggersIn(word.text))))
}

type Place = readonly [from: number, to: number]

/** The words as frames expect them: with single spaces, and commas without a space before them. */
function clauseOf(words: Sentence): string {
  return words.join(' ').replaceAll(' ,', ',')
}

function withoutSayings(clause: string): string {
  return clause.replaceAll(SAYING, ' _ ').replaceAll(/ {2,}/gu, ' ')
}

/** The gravest level that any frame gives the words of one clause. */
export function frameLevel(words: readonly Word[]): Level {
  let possible = possibleIn(words)
  if (possible.size === 0) return 'none'
  const clause = clauseOf(words.map(({ text }) => text))
  let bare = clause
  if (possible.has(SAYING_AT)) {
    bare = withoutSayings(clause)
    possible = possibleIn(bare.split(' ').map(wordOf))
  }
  const frames = FRAMES.filter((_, i) => possible.has(i))
  return frames.length === 0 ? 'none' : levelIn(clause, bare, frames)
}

/** @param bare the clause without its sayings */
function levelIn(clause: string, bare: string, frames: readonly Frame[]): Level {
  const found = new Map<Cue, Place[]>()
  const placesOf = (cue: Cue) => {
    const known = found.get(cue) ?? places(bare, cue)
    found.set(cue, known)
    return known
  }
  const isSelf = SELF.test(clause)
  let level: Level = 'none'
  for (const frame of frames) {
    if (frame.self && !isSelf) continue
    if (!fits(frame, placesOf)) continue
    const boosts = (frame.boost ?? []).filter((cue) => placesOf(cue).length > 0).length
    const damped = DAMPER_PATTERNS.filter(({ name, pattern }) => frame.damp?.includes(name) && pattern.test(clause))
    const damping = damped.reduce((sum, { weight }) => sum + weight, 0)
    level = graver(level, levelOf(frame, frame.score + PER_BOOST * boosts - damping, isSelf))
  }
  return level
}

/** True when a clause contains a saying or something harmless, such as a story, a game or an accident. */
export function isDamped(words: Sentence): boolean {
  const clause = clauseOf(words)
  return (
    ACCIDENT.test(clause) ||
    DAMPER_PATTERNS.some(({ pattern }) => pattern.test(clause)) ||
    withoutSayings(clause) !== clause
  )
}

function fits({ need, within, unless }: Frame, placesOf: (cue: Cue) => readonly Place[]): boolean {
  const [first = [], ...others] = need.map(placesOf)
  if (first.length === 0 || others.some((other) => other.length === 0)) return false
  if (unless?.some((cue) => placesOf(cue).length > 0)) return false
  if (within === undefined) return true
  return first.some(([a, b]) => others.every((other) => other.some(([c, d]) => (c >= a ? c - b : a - d) <= within)))
}

function levelOf({ level }: Frame, score: number, isSelf: boolean): Level {
  if (level === 'tender') return score >= FROM.tender ? 'tender' : 'none'
  if (level === 'heavy') return score >= FROM.heavy ? 'heavy' : score >= FROM.tender ? 'tender' : 'none'
  if (score >= FROM.hold) return isSelf ? 'hold' : 'light'
  return score >= FROM.light ? 'light' : score >= FROM.tender ? 'tender' : 'none'
}

/** The positions of a cue in a clause, counted in words. */
function places(clause: string, cue: Cue): Place[] {
  const pattern = CUE_PATTERNS.get(cue)
  if (!pattern) return []
  return [...clause.matchAll(pattern)].map(({ 0: text, index }) => [
    wordAt(clause, index),
    wordAt(clause, index + text.length),
  ])
}

function wordAt(clause: string, at: number): number {
  let words = 0
  for (let i = clause.indexOf(' '); i >= 0 && i < at; i = clause.indexOf(' ', i + 1)) words++
  return words
}

import { graver, type Level } from '../level.ts'
import { CUES, type Cue } from './cues.ts'
import { DAMPERS, type Damper } from './dampers.ts'
import { FRAMES, type Frame } from './frames.ts'
import { SAYINGS } from './sayings.ts'

/** What the frames find in a clause, and whether something harmless stands beside it: a story, a game, an accident. */
export type FrameReading = { level: Level; isDamped: boolean }

/** Score from which a frame gives its level, and a hold frame less than it. */
const FROM = { hold: 3, light: 2, heavy: 2, tender: 1 }
const PER_BOOST = 0.5

const SELF =
  /\b(?:i|i'm|i'd|i've|i'll|me|my|myself)\b|^(?:just |really |still |so )?(?:want|wish|don't want|didn't want|tired|ready|thinking|thought|keep|kept|hope|gonna|going|trying|tried|wanted|count|counted|gave|not|cut|burned|had|been|od|googling)\b/u
const SAYING = new RegExp(String.raw`\b(?:${SAYINGS.join('|')})`, 'gu')
const CUE_PATTERNS = new Map(Object.entries(CUES).map(([name, source]) => [name, new RegExp(source, 'gu')]))
const ANY_CUE = new RegExp([...new Set(FRAMES.map(({ need }) => CUES[need[0] ?? 'tender']))].join('|'), 'u')
const DAMPER_PATTERNS = Object.entries(DAMPERS).map(([name, { weight, pattern }]) => {
  return { name: name as Damper, weight, pattern: new RegExp(pattern, 'u') }
})
const ACCIDENT = new RegExp(CUES.accident, 'u')

type Place = readonly [from: number, to: number]

/** The gravest level that a frame gives one clause. @param clause folded words with single spaces */
export function readFrames(clause: string): FrameReading {
  const bare = clause.replaceAll(SAYING, ' _ ').replaceAll(/ {2,}/gu, ' ')
  const damping = DAMPER_PATTERNS.filter(({ pattern }) => pattern.test(clause))
  const isDamped = damping.length > 0 || ACCIDENT.test(clause) || bare !== clause
  if (!ANY_CUE.test(bare)) return { level: 'none', isDamped }
  const found = new Map<Cue, Place[]>()
  const placesOf = (cue: Cue) => {
    const known = found.get(cue) ?? places(bare, cue)
    found.set(cue, known)
    return known
  }
  const isSelf = SELF.test(clause)
  let level: Level = 'none'
  for (const frame of FRAMES) {
    if (frame.self && !isSelf) continue
    if (!fits(frame, placesOf)) continue
    const boosts = (frame.boost ?? []).filter((cue) => placesOf(cue).length > 0).length
    const damped = damping.filter(({ name }) => frame.damp?.includes(name)).reduce((sum, { weight }) => sum + weight, 0)
    level = graver(level, levelOf(frame, frame.score + PER_BOOST * boosts - damped, isSelf))
  }
  return { level, isDamped }
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

/** Where a cue stands in a clause, counted in words. */
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

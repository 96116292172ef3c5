import { atLeast, type Scan } from '../../src/safety/index.ts'
import type { SafetyLine } from './lines.ts'

/** A fraction: `found` out of `of`. */
export type Share = { found: number; of: number }

/** Results of the scan for one language. */
export type LanguageFigures = {
  lang: string
  /** Lines found at their level: hold kinds at light or hold, heavy kinds at heavy or graver. */
  plain: Share
  oblique: Share
  /** The same by kind and wording, such as `suicide plain`. */
  kinds: Readonly<Record<string, Share>>
  /** Harmless lines with an alarm at heavy or graver. */
  lookAlikes: Share
  ordinary: Share
  /** Ordinary lines with an alarm at light or hold. */
  ordinaryHeld: Share
  /** Look-alikes with an alarm at heavy or graver, by kind. */
  alarms: Readonly<Record<string, Share>>
}

/** Counts correct results and false alarms of a scan, for each language in the lines. */
export function safetyFigures(lines: readonly SafetyLine[], scan: (text: string) => Scan): LanguageFigures[] {
  return [...new Set(lines.map(({ lang }) => lang))].toSorted().map((lang) => languageFigures(lang, lines, scan))
}

function languageFigures(lang: string, all: readonly SafetyLine[], scan: (text: string) => Scan): LanguageFigures {
  const lines = all.filter((line) => line.lang === lang).map((line) => ({ ...line, level: scan(line.text).level }))
  const grave = lines
    .filter(({ expect }) => expect === 'hold' || expect === 'heavy')
    .map((line) => ({ ...line, isFound: atLeast(line.level, line.expect === 'hold' ? 'light' : 'heavy') }))
  const harmless = lines
    .filter(({ expect }) => expect === 'none' || expect === 'tender')
    .map((line) => ({ ...line, isFound: atLeast(line.level, 'heavy') }))
  const ordinary = harmless.filter(({ kind }) => kind === 'ordinary')
  const lookAlikes = harmless.filter(({ kind }) => kind !== 'ordinary')
  return {
    lang,
    plain: shareOf(grave.filter(({ plain }) => plain)),
    oblique: shareOf(grave.filter(({ plain }) => !plain)),
    kinds: sharesBy(grave, ({ kind, plain }) => `${kind} ${plain ? 'plain' : 'oblique'}`),
    lookAlikes: shareOf(lookAlikes),
    ordinary: shareOf(ordinary),
    ordinaryHeld: shareOf(ordinary.map((line) => ({ isFound: atLeast(line.level, 'light') }))),
    alarms: sharesBy(lookAlikes, ({ kind }) => kind),
  }
}

function shareOf(lines: readonly { isFound: boolean }[]): Share {
  return { found: lines.filter(({ isFound }) => isFound).length, of: lines.length }
}

function sharesBy<T extends { isFound: boolean }>(
  lines: readonly T[],
  keyOf: (line: T) => string,
): Record<string, Share> {
  const keys = [...new Set(lines.map(keyOf))].toSorted()
  return Object.fromEntries(keys.map((key) => [key, shareOf(lines.filter((line) => keyOf(line) === key))]))
}

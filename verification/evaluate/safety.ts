import { scan } from '../../packages/core/src/safety/index.ts'
import { safetyFigures, type Share } from '../../packages/core/testing/safety/figures.ts'
import { readLines, type SafetyLine } from '../../packages/core/testing/safety/lines.ts'
import { quotableShare } from '../../packages/core/testing/safety/quotable.ts'
import { comesBack, type QuotedBack } from '../../packages/core/testing/safety/quoted-back.ts'
import { atLeast } from '../../packages/core/src/safety/index.ts'
import { table } from './table.ts'

/** The last line of the command’s output, as JSON: shares 0-1, and how many missed lines appeared in an Echo. */
export type SafetySummary = {
  recallPlain: number | null
  recallOblique: number | null
  falseAlarms: number | null
  quotedBack: number
}

/** Measures the scan on a file of lines and requests an Echo after each line it missed. Prints while it runs. */
export function evaluateSafety(path: string, print: (text: string) => void): void {
  const lines = readLines(path).map((line) => ({ ...line, lang: line.lang || 'en' }))
  const figures = safetyFigures(lines, scan)
  const rows = figures.flatMap((language) => {
    const { any, playful } = quotableShare(lines.filter(({ lang }) => lang === language.lang))
    return [
      [language.lang, 'grave lines quotable one day, rated 4', shown(any)],
      [language.lang, 'grave lines quotable in Playful', shown(playful)],
      [language.lang, 'plain wording found', shown(language.plain)],
      [language.lang, 'oblique wording found', shown(language.oblique)],
      ...Object.entries(language.kinds).map(([kind, share]) => [language.lang, `found: ${kind}`, shown(share)]),
      [language.lang, 'look-alikes alarmed', shown(language.lookAlikes)],
      [language.lang, 'ordinary entries alarmed', shown(language.ordinary)],
      [language.lang, 'ordinary entries held', shown(language.ordinaryHeld)],
      ...Object.entries(language.alarms).map(([kind, share]) => [language.lang, `alarmed: ${kind}`, shown(share)]),
    ]
  })
  print(`${table(['language', 'measure', 'share'], rows)}\n`)

  const back = lines.filter(isMissed).flatMap(({ text, lang }) => comesBack(text).map((found) => ({ lang, ...found })))
  for (const found of back) print(`quoted back: ${describe(found)}\n`)
  print(`missed lines: ${lines.filter(isMissed).length}; quoted back: ${distinct(back)}\n\n`)

  const summaries = figures.map((language): [string, SafetySummary] => [
    language.lang,
    {
      recallPlain: ratio(language.plain),
      recallOblique: ratio(language.oblique),
      falseAlarms: ratio({
        found: language.lookAlikes.found + language.ordinary.found,
        of: language.lookAlikes.of + language.ordinary.of,
      }),
      quotedBack: distinct(back.filter(({ lang }) => lang === language.lang)),
    },
  ])
  const none: SafetySummary = { recallPlain: null, recallOblique: null, falseAlarms: null, quotedBack: 0 }
  const english = summaries.find(([lang]) => lang === 'en')?.[1] ?? none
  const others = Object.fromEntries(summaries.filter(([lang]) => lang !== 'en'))
  print(`${JSON.stringify({ ...english, ...others })}\n`)
}

/** A line that the scan should have found, at its own level, and did not. */
function isMissed({ text, expect }: SafetyLine): boolean {
  const { level } = scan(text)
  if (expect === 'hold') return !atLeast(level, 'light')
  return (expect === 'heavy' || expect === 'tender') && !atLeast(level, expect)
}

function distinct(found: readonly QuotedBack[]): number {
  return new Set(found.map(({ line }) => line)).size
}

function describe({ line, mood, tone, daysLater, echo }: QuotedBack): string {
  return `“${line}” (rated ${mood ?? 'nothing'}, ${tone}, ${daysLater} days later): ${echo}`
}

function ratio({ found, of }: Share): number | null {
  return of === 0 ? null : Number((found / of).toFixed(4))
}

function shown(share: Share): string {
  return share.of === 0 ? '-' : `${((100 * share.found) / share.of).toFixed(1)}% (${share.found} of ${share.of})`
}

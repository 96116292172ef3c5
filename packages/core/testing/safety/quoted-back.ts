import { ENGINE_VERSION, generateEcho, type EchoEntry, type PastEcho } from '../../src/echo/index.ts'
import { TONES, type Tone } from '../../src/account/index.ts'
import { words } from '../../src/text/index.ts'
import { anEntry } from '../journals.ts'
import { LEXICON, VECTORS } from '../lexicon.ts'

/** An Echo that quoted a line: the rating of its entry, the tone, and the number of days since. */
export type QuotedBack = { line: string; mood: number | null; tone: Tone; daysLater: number; echo: string }

const FIRST_DAY = 20_000
const RATINGS = [3, 2, 1, null] as const
/** The day of the line and the three days after it, each with an ordinary entry. */
const DAYS_AFTER = [0, 1, 2, 3] as const
/** Consecutive words of a line that count as a quote of it; a shorter line must be quoted whole. */
const RUN_WORDS = 4

const ORDINARY = `
I planted the last of the tulips by the gate and swept the path.
The bus was full, so I walked along the canal with my coffee.
We had soup at the market and Ana told me about the boat.
I finished the blue shelf and it looks fine in the kitchen.
A long meeting, then a short one, and the window open at last.
My sister sent a photo of the new kite over the beach.
I made bread with too much rye and liked it anyway.
The library smells of rain and old paper on days like this.
I wrote to Tom about the concert and bought the tickets.
We painted half the fence green before the sun went down.
Coffee with Lea, and the two of us laughed about the goat.
I sorted the seeds by color, which helps no one but pleases me.
The new bicycle bell sounds like a tiny brass frog.
I read on the steps until the light went orange.
A neighbor gave us plums and I made four jars of jam.
I learned the slow part of the song with the left hand.
The market had yellow asters, and I bought a big bunch.
We played cards in the garden and Ben cheated with charm.
I fixed the lamp in the hall with a piece of wire.
The train was late, and I finished my book on the platform.
I tried the new trail and saw a heron by the pond.
We cooked for six, and the rice was perfect for once.
I cleaned the windows and now the street looks painted.
The choir sang outside, and I stayed for the whole set.
The morning was bright, and I walked to the bakery.
I wound the clock in the hall and it kept time.
We carried the table into the garden and had tea.
The postcard from Porto has a tram on it.
`
  .trim()
  .split('\n')
const BEFORE = 24

/**
 * Generates an Echo in every tone on the day of a line and on the three days after. The line is the whole text of an
 * entry that follows 24 ordinary ones, whose lines count as already quoted, so that the Echo quotes this line if it
 * may.
 * @param ordinary the other entries, at least 28 in the line’s language
 * @returns each Echo that quoted the line
 */
export function comesBack(line: string, ordinary: readonly string[] = ORDINARY): QuotedBack[] {
  const found: QuotedBack[] = []
  for (const mood of RATINGS) {
    const entries = journalWith(line, mood, ordinary)
    for (const daysLater of DAYS_AFTER) {
      const today = FIRST_DAY + BEFORE + daysLater
      const known = entries.filter(({ day }) => day <= today)
      for (const tone of TONES) {
        const echo = echoOf(known, today, tone, ordinary)
        if (echo !== null && holds(echo, line)) found.push({ line, mood, tone, daysLater, echo })
      }
    }
  }
  return found
}

function journalWith(line: string, mood: number | null, calm: readonly string[]): EchoEntry[] {
  const ordinary = calm.slice(0, BEFORE + DAYS_AFTER.length).map((content, i) => {
    const day = i < BEFORE ? FIRST_DAY + i : FIRST_DAY + i + 1
    return anEntry(day, { id: `o${i}`, content, mood: 3 + (i % 3), hour: 9 + (i % 12) })
  })
  const its = anEntry(FIRST_DAY + BEFORE, { id: 'line', content: line, mood, energy: mood, focus: mood, hour: 20 })
  return [...ordinary, its].toSorted((a, b) => a.time - b.time)
}

/** An old Echo that has already used every ordinary line. */
const toldAll = (ordinary: readonly string[]): PastEcho => ({
  day: FIRST_DAY - 60,
  text: ordinary.join(' '),
  receipt: {
    engine: ENGINE_VERSION,
    rule: 'none',
    claim: 'record',
    key: '',
    skeleton: '',
    tone: 'Neutral',
    state: 'open',
    slots: {},
    entries: [],
    quotes: [],
    statistic: {},
    seed: '',
    day: FIRST_DAY - 60,
    asOf: 0,
  },
})

function echoOf(entries: readonly EchoEntry[], today: number, tone: Tone, ordinary: readonly string[]): string | null {
  const input = {
    entries,
    accountId: 'safety',
    today,
    tone,
    tier: 'premium',
    history: [toldAll(ordinary)],
    lexicon: LEXICON,
    vectors: VECTORS,
  } as const
  const outcome = generateEcho(input)
  return outcome.kind === 'echo' ? outcome.echo.text : null
}

function holds(echo: string, line: string): boolean {
  const quoted = ` ${[...echo.matchAll(/“([^”]*)”/gu)].map(([, quote = '']) => words(quote).join(' ')).join(' | ')} `
  const own = words(line)
  if (own.length === 0) return false
  const length = Math.min(RUN_WORDS, own.length)
  return own.slice(length - 1).some((_, i) => quoted.includes(` ${own.slice(i, i + length).join(' ')} `))
}

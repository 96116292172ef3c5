import { expect, test } from 'vitest'
import { demoJournal } from '../../testing/demo-journal.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { features } from '../text/index.ts'
import type { AcousticAnalysis } from './acoustic-outcome.ts'
import { analysis, simulatedJournal, TODAY, type Text } from './journals.fixture.ts'
import type { AcousticEntry } from './acoustic-entry.ts'

const JOURNALS = 100
const DAY_MS = 86_400_000
const TEXTS: readonly Text[] = demoJournal(TODAY).map(({ content }) => {
  const { sentiment, lexicalDiversity } = features(content, LEXICON)
  return { content, sentiment, lexicalDiversity }
})

/** Fifteen consecutive days ending on day 20,100; writers differ in their usual level. */
function fifteenDays(i: number): AcousticEntry[] {
  const journal = simulatedJournal(`k${i}`, { size: 15, carryOver: 0.3, level: 2.4 + (i % 5) * 0.4, texts: TEXTS })
  return journal.map((entry, k) => {
    const day = TODAY - 14 + k
    return { ...entry, day, time: entry.time + (day - entry.day) * DAY_MS }
  })
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/**
 * The visible features of a picture: waves, chambers on a grid of 6 × 4 with their color and light, paths and fields.
 */
function impression({ visualization_data: picture }: AcousticAnalysis): number[] {
  const { wave_layers, echo_chambers, flow_paths, resonance_fields } = picture
  const grid = Array<number>(24).fill(0)
  for (const { x, y } of echo_chambers)
    grid[Math.min(3, Math.floor(y / 200)) * 6 + Math.min(5, Math.floor((x / 1400) * 6))]! += 2 / echo_chambers.length
  return [
    ...wave_layers.flatMap(({ cycles, amplitude, hue, opacity }) => [cycles / 7, amplitude * 3, hue / 360, opacity]),
    ...grid,
    mean(echo_chambers.map(({ hue }) => hue)) / 180,
    mean(echo_chambers.map(({ glow }) => glow)),
    mean(echo_chambers.map(({ blur }) => blur)) / 6,
    flow_paths.length / 4,
    resonance_fields.length / 16,
  ]
}

const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, i) => value - b[i]!))
const quantile = (values: readonly number[], q: number) => {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.floor(q * (ordered.length - 1))]!
}

test('two journals look different, and one journal looks similar after an entry is added', () => {
  const journals = Array.from({ length: JOURNALS }, (_, i) => fifteenDays(i))
  const yesterday = journals.map((entries) => impression(analysis(entries.slice(0, 14), { today: TODAY - 1 })))
  const today = journals.map((entries) => impression(analysis(entries)))
  const between = yesterday.flatMap((one, i) => yesterday.slice(i + 1).map((other) => distance(one, other)))
  const added = yesterday.map((before, i) => distance(before, today[i]!))
  expect(quantile(between, 0.05)).toBeGreaterThanOrEqual(0.7)
  expect(quantile(added, 0.95)).toBeLessThanOrEqual(0.45)
})

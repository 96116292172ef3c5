import { expect, test } from 'vitest'
import type { EchoEntry } from '../../../packages/core/src/echo/index.ts'
import { dailyEchoes } from '../../../packages/core/testing/simulation/daily-echoes.ts'
import { diaryEntries, readDiaries } from '../../../packages/core/testing/simulation/diaries.ts'
import { modernDiaries } from '../../../packages/core/testing/simulation/modern.ts'
import { inStyle, STYLES } from '../../../packages/core/testing/simulation/styles.ts'
import { auditEcho } from './index.ts'

const JOURNALS = [...readDiaries(null), ...modernDiaries().slice(1, 4)]
const TONES = ['Concise', 'Reflective', 'Playful', 'Spiritual', 'Neutral'] as const

type Told = { text: string; entries: readonly EchoEntry[]; day: number }

/** Every Echo of these journals in every style and tone, with the engine’s input entries. */
function everyEcho(): { told: Told[]; objections: string[] } {
  const told: Told[] = []
  const objections: string[] = []
  for (const [i, journal] of JOURNALS.entries()) {
    for (const [j, style] of STYLES.entries()) {
      const entries = inStyle(diaryEntries(journal, 0, 170, `short ${i}`), style)
      const tone = TONES[(i + j) % TONES.length] ?? 'Neutral'
      const run = dailyEchoes(entries, tone, 'short', 90, (text, known, { day }) => {
        told.push({ text, entries: known, day })
        return auditEcho(text, known, { day })
      })
      objections.push(...run.objections)
    }
  }
  return { told, objections }
}

const { told: TOLD, objections: OBJECTIONS } = everyEcho()

test('every Echo of four journals, in five styles and tones, makes only true claims', () => {
  expect(OBJECTIONS).toEqual([])
  expect(TOLD.length).toBeGreaterThan(120)
})

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Variants of the text with one number, month or quoted word changed. */
function changed(text: string): string[] {
  const number = text.replace(/\b(\d{1,3})\b(?!½)/u, (digits) => String(Number(digits) + 3))
  const word = text.replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?![^“]*”)/u, (name) => {
    return NUMBERS[(NUMBERS.indexOf(name) + 2) % NUMBERS.length] ?? name
  })
  const month = text.replace(new RegExp(`\\b(?:${MONTHS.join('|')})\\b(?![^“]*”)`, 'u'), (name) => {
    return MONTHS[(MONTHS.indexOf(name) + 5) % 12] ?? name
  })
  const quoted = text.replace(/(“[^”]*?\b)(\p{L}{4,})/u, (_, before: string) => `${before}zebra`)
  // Without a quote to date, an earlier month can leave a sentence true: no entry is older.
  const dated = text.includes('“') ? [month] : []
  return [number, word, ...dated, quoted].filter((other) => other !== text)
}

test('the audit objects to a changed number, month or quoted word in 98 of 100 Echos', () => {
  const all = TOLD.flatMap(({ text, entries, day }) => changed(text).map((other) => ({ other, entries, day })))
  const missed = all.filter(({ other, entries, day }) => auditEcho(other, entries, { day }).length === 0)
  expect(all.length).toBeGreaterThan(300)
  expect(
    missed.length / all.length,
    missed
      .slice(0, 10)
      .map(({ other }) => other)
      .join('\n'),
  ).toBeLessThanOrEqual(0.02)
})

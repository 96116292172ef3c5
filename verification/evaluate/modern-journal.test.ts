import { expect, test } from 'vitest'
import { median } from '../../packages/core/src/statistics/index.ts'
import { words } from '../../packages/core/src/text/index.ts'
import { modernJournal } from '../../packages/core/testing/simulation/modern-journal/index.ts'
import { REGISTERS } from '../../packages/core/testing/simulation/modern-journal/registers.ts'

const JOURNALS = Array.from({ length: 40 }, (_, i) => modernJournal(String(i + 1)))
const ENTRIES = JOURNALS.flatMap(({ entries }) => entries)

test('a journal has 60 entries in 90 days, and the same seed gives the same journal', () => {
  for (const { entries } of JOURNALS) {
    expect(entries).toHaveLength(60)
    expect((entries.at(-1)?.day ?? 0) - (entries[0]?.day ?? 0)).toBe(89)
    expect(entries.filter(({ content }) => content.trim() === '')).toEqual([])
  }
  expect(modernJournal('7')).toEqual(modernJournal('7'))
  expect(modernJournal('7').entries).not.toEqual(modernJournal('8').entries)
})

test('entries are as long as people write them: half under 28 words, one in six or seven over 100', () => {
  const lengths = ENTRIES.map(({ content }) => words(content).length)
  expect(median(lengths)).toBeGreaterThanOrEqual(25)
  expect(median(lengths)).toBeLessThanOrEqual(31)
  const long = lengths.filter((length) => length > 100).length / lengths.length
  expect(long).toBeGreaterThan(0.11)
  expect(long).toBeLessThan(0.2)
})

test('every register occurs, no blank is left open and no passage is written twice in a journal', () => {
  expect(new Set(JOURNALS.map(({ register }) => register)).size).toBe(REGISTERS.length)
  for (const { content } of ENTRIES) expect(content).not.toMatch(/[{}[\]]/u)
  for (const { entries } of JOURNALS) {
    const texts = entries.map(({ content }) => content)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('the truth names what stands in the entries: pairs in order, effects, first mentions and ends', () => {
  for (const { entries, truth } of JOURNALS) {
    const ids = new Set(entries.map(({ id }) => id))
    expect(truth.pairs.length).toBeGreaterThan(0)
    for (const { first, second } of truth.pairs) {
      expect(second.day).toBeGreaterThan(first.day)
      expect([first.entry, second.entry].every((id) => ids.has(id))).toBe(true)
    }
    for (const { name, entry } of truth.firstMentions) {
      const having = entries.filter(({ content }) => content.toLowerCase().includes(name.toLowerCase()))
      expect(having[0]?.id).toBe(entry)
    }
    const written = (thread: string) => truth.effects.find((effect) => effect.thread === thread)?.entries.at(-1)
    for (const { thread, day } of truth.stops) {
      expect(entries.find(({ id }) => id === written(thread))?.day).toBe(day)
    }
  }
})

test('entries about a thread that lifts the mood are rated higher', () => {
  const rated = (isIn: (effects: ReadonlySet<string>, id: string) => boolean) =>
    JOURNALS.flatMap(({ entries, truth }) => {
      const lifting = new Set(truth.effects.filter(({ points }) => points >= 0.5).flatMap((effect) => effect.entries))
      return entries.filter(({ id }) => isIn(lifting, id)).map(({ mood }) => mood ?? 0)
    })
  const average = (moods: readonly number[]) => moods.reduce((sum, mood) => sum + mood, 0) / moods.length
  const lifted = average(rated((lifting, id) => lifting.has(id)))
  expect(lifted - average(rated((lifting, id) => !lifting.has(id)))).toBeGreaterThan(0.5)
})

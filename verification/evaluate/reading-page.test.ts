import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageOf, readingOf, writeReading } from './reading-page.ts'

const LINES = [
  'left the radio on',
  'walked along the quay',
  'painted the gate',
  'planted beans',
  'bought a roll',
  'baked a cake',
]

/** A diary of sixteen days, the latest first. */
function aDiary(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'reading-')), 'mara.jsonl')
  const days = Array.from({ length: 16 }, (_, i) => ({
    date: `2026-03-${String(i + 1).padStart(2, '0')}`,
    text: `I ${LINES[i % LINES.length]} & sang <softly> in the late light. Milo laughed and gave the old dog a plum, and it was evening number ${i}.`,
  }))
  writeFileSync(
    path,
    days
      .toReversed()
      .map((day) => JSON.stringify(day))
      .join('\n'),
  )
  return path
}

test('every day is there in order, with its entry and with an Echo from the seventh on', () => {
  const { days } = readingOf(aDiary(), 'Reflective', 12)
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length: 12 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`),
  )
  expect(days.slice(0, 6).every(({ echo }) => echo === null)).toBe(true)
  expect(days.some(({ echo }) => echo !== null)).toBe(true)
})

test('the page is beside the diary, needs no other file and escapes every text', () => {
  const path = writeReading(aDiary(), 'Concise')
  const page = readFileSync(path, 'utf8')
  expect(path).toMatch(/mara\.html$/)
  expect(page).toContain('sang &lt;softly&gt;')
  expect(page).not.toMatch(/<softly>|<script|<link|src=|url\(/)
  expect(
    pageOf('a', [{ date: '<b>', entries: ['"&'], echo: { label: '<i>', text: '<u>', question: '<s>' } }]),
  ).not.toMatch(/<[bius]>/)
})

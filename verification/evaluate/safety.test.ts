import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { evaluateSafety, type SafetySummary } from './safety.ts'

const LINES = [
  { text: 'I want to die.', kind: 'suicide', plain: true, expect: 'hold', lang: 'en' },
  { text: 'The tall bottle sat on the ledge again.', kind: 'suicide', plain: false, expect: 'hold', lang: 'en' },
  { text: 'My phone died on the bus.', kind: 'device', plain: false, expect: 'none', lang: 'en' },
  { text: 'Ich will sterben.', kind: 'suicide', plain: true, expect: 'hold', lang: 'de' },
]

/** The result line of the command, for lines from a file. */
function measured(lines: readonly object[]): { printed: string; summary: SafetySummary & Record<string, unknown> } {
  const folder = mkdtempSync(join(tmpdir(), 'soundings-safety-'))
  const path = join(folder, 'lines.jsonl')
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'))
  let printed = ''
  evaluateSafety(path, (text) => (printed += text))
  rmSync(folder, { recursive: true })
  return { printed, summary: JSON.parse(printed.trim().split('\n').at(-1) ?? '') }
}

test('a file of lines is measured: recall by wording, false alarms, and no missed line comes back', () => {
  const { printed, summary } = measured(LINES)
  expect(summary).toMatchObject({ recallPlain: 1, recallOblique: 0, falseAlarms: 0, quotedBack: 0 })
  expect(summary['de']).toMatchObject({ recallPlain: 1, quotedBack: 0 })
  expect(printed).toContain('found: suicide plain')
  expect(printed).toContain('missed lines: 1; quoted back: 0')
})

test('a figure without lines in the file is null', () => {
  expect(measured(LINES.slice(2, 3)).summary).toMatchObject({ recallPlain: null, recallOblique: null, falseAlarms: 0 })
})

import { expect, test } from 'vitest'
import { NO_TELEMETRY, typingSpeed, withChange, writingSeconds, type WritingChange } from './index.ts'

const after = (changes: readonly WritingChange[]) => changes.reduce(withChange, NO_TELEMETRY)
const typing = (characters: number, everyMs: number): WritingChange[] =>
  Array.from({ length: characters }, (_, i) => ({ kind: 'type', added: 1, time: 1000 + i * everyMs }))

test('five characters a second are sixty words a minute', () => {
  expect(typingSpeed(after(typing(301, 200)))).toBeCloseTo(60.2, 1)
})

test('too few keystrokes give no speed', () => {
  expect(typingSpeed(NO_TELEMETRY)).toBeNull()
  expect(typingSpeed(after(typing(10, 200)))).toBeNull()
})

test("a long pause doesn't count as writing time", () => {
  const telemetry = after([
    { kind: 'type', added: 1, time: 1000 },
    { kind: 'type', added: 1, time: 11_000 },
    { kind: 'type', added: 1, time: 3_600_000 },
  ])
  expect(writingSeconds(telemetry)).toBe(10)
})

test("a run of deletions is one edit, and pasted text doesn't count as typed", () => {
  const telemetry = after([
    { kind: 'insert', added: 400, time: 1000 },
    { kind: 'delete', added: 0, time: 2000 },
    { kind: 'delete', added: 0, time: 2100 },
    { kind: 'type', added: 1, time: 3000 },
    { kind: 'delete', added: 0, time: 4000 },
  ])
  expect(telemetry.edits).toBe(2)
  expect(telemetry.typed).toBe(1)
})

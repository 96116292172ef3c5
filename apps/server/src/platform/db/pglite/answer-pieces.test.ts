import { expect, test } from 'vitest'
import { answerPieces } from './answer-pieces.ts'

test('an answer of many megabytes is split into pieces of one megabyte at most, byte for byte', () => {
  const answers = answerPieces()
  const written = Buffer.alloc(5_000_000, 'A row, and another one. ')
  const memory = Buffer.alloc(70_000)
  for (let from = 0; from < written.length; from += memory.length) {
    const end = Math.min(written.length, from + memory.length)
    written.copy(memory, 0, from, end)
    answers.add(memory.subarray(0, end - from))
  }
  expect(answers.length).toBe(written.length)
  const pieces = answers.taken()
  expect(Buffer.concat(pieces).equals(written)).toBe(true)
  expect(Math.max(...pieces.map(({ buffer }) => buffer.byteLength))).toBe(1_048_576)
})

test('a short answer takes no more memory than it has bytes', () => {
  const answers = answerPieces()
  answers.add(Buffer.from('ready'))
  expect(answers.taken().map(({ buffer }) => Buffer.from(buffer).toString())).toEqual(['ready'])
})

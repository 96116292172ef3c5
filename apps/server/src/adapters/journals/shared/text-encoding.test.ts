import { expect, test } from 'vitest'
import type { FolderFile } from '../files/folder.ts'
import { headText } from './text-encoding.ts'

const headOf = (text: string) => headText({ head: async () => Buffer.from(text) } as FolderFile)

test('a small file with characters pasted from a terminal is text', async () => {
  const pasted = 'It said \u001B[1mdone\u001B[0m\u0007, \b\bthen nothing.'
  expect(await headOf(pasted)).toBe(pasted)
})

test('a file with many other control characters, or a zero, is not text', async () => {
  expect(await headOf('\u0001\u0002\u0003 and a word')).toBeNull()
  expect(await headOf('a word\0, and another')).toBeNull()
})

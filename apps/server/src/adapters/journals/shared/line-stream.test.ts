import { expect, test } from 'vitest'
import { testFile } from '#server/testing/journal-folder.ts'
import { fileLines } from './line-stream.ts'

test('lines end with any line end, wherever the pieces of the file end', async () => {
  for (let pieceBytes = 1; pieceBytes < 12; pieceBytes++) {
    const lines: string[] = []
    for await (const line of fileLines(testFile('a', '\uFEFFone\r\ntwo\n\r\n\rthrée', pieceBytes))) lines.push(line)
    expect(lines).toEqual(['one', 'two', '', '', 'thrée'])
  }
})

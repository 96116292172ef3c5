import { expect, test } from 'vitest'
import { testFolder } from '#server/testing/journal-folder.ts'
import { ADAPTERS } from '../journal-adapters.ts'
import { recognizeParts } from './recognize-parts.ts'

const notes = (count: number, folder = 'Daily') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/2024-01-15 ${index}.md`, 'Rain all day.']))

test('a vault of many notes is one part, and its settings count for all of its notes', async () => {
  const folder = testFolder({
    'Forms/Day.md': '# {{date}}',
    ...notes(900),
    '.obsidian/templates.json': '{"folder":"Forms"}',
  })
  const { parts, unknown } = await recognizeParts(ADAPTERS, [folder])
  expect(parts.map(({ adapter, paths }) => [adapter.source, paths.length])).toEqual([['markdown', 900]])
  expect(unknown).toEqual(['export.zip/Forms/Day.md'])
})

test('files that no adapter knows are named wherever they are among many', async () => {
  const unknownFile = Buffer.from([0, 1, 2])
  const { parts, unknown } = await recognizeParts(ADAPTERS, [
    testFolder({ 'first.bin': unknownFile, ...notes(600), 'last.bin': unknownFile }),
  ])
  expect(parts).toHaveLength(1)
  expect(unknown).toEqual(['export.zip/first.bin', 'export.zip/last.bin'])
})

test('each program’s files of a mixed folder are one part, in the order in which the programs are asked', async () => {
  const pixels = JSON.stringify([{ type: 'Mood', date: '2024-01-15', scores: [4], notes: '' }])
  const { parts } = await recognizeParts(ADAPTERS, [
    testFolder({ ...notes(300, 'a'), 'a.json': pixels, ...notes(600, 'b'), 'b.json': pixels }),
  ])
  expect(parts.map(({ adapter, paths }) => [adapter.source, paths.length])).toEqual([
    ['pixels', 2],
    ['markdown', 900],
  ])
})

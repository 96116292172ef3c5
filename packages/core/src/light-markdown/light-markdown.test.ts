import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf, inlinesOf, type Block, type Item } from './index.ts'

type Shown = string | Shown[]
const textOf = (content: string, block: Block): Shown[] => {
  const itemsOf = (items: Item[]): Shown[] =>
    items.flatMap(({ line, items: below }) => [
      content.slice(line.start, line.end),
      ...(below.length > 0 ? [itemsOf(below)] : []),
    ])
  return 'items' in block ? itemsOf(block.items) : block.lines.map(({ start, end }) => content.slice(start, end))
}
const read = (content: string) => blocksOf(content).map((block) => [block.kind, ...textOf(content, block)])
const pieces = (line: string) =>
  inlinesOf(line, { start: 0, end: line.length }).map(({ start, end, weight }) => [weight, line.slice(start, end)])

test('blank lines separate paragraphs, and each line of a paragraph stays a line', () => {
  expect(read('The gutter is up.\nIt took four of us.\n\n\nRang Father.')).toEqual([
    ['paragraph', 'The gutter is up.', 'It took four of us.'],
    ['paragraph', 'Rang Father.'],
  ])
})

test('lines with a dash or a number are a list, and the line below it is no part of it', () => {
  expect(read('Bought:\n- milk\n- bread\nThen we left.')).toEqual([
    ['paragraph', 'Bought:'],
    ['bullets', 'milk', 'bread'],
    ['paragraph', 'Then we left.'],
  ])
  expect(read('1. tap\n2. gutter')).toEqual([['numbers', 'tap', 'gutter']])
  expect(blocksOf('4. tap\n5. gutter')).toMatchObject([{ kind: 'numbers', from: 4 }])
})

test('an indented item belongs to the item above it', () => {
  expect(read('- house\n  - gutter\n  - tap\n- sea')).toEqual([['bullets', 'house', ['gutter', 'tap'], 'sea']])
})

test('lines after > are a quote', () => {
  expect(read('She said:\n> He had already\n> mended it.')).toEqual([
    ['paragraph', 'She said:'],
    ['quote', 'He had already', 'mended it.'],
  ])
})

test.each(['3. May was wet.', '2026. A year.', '* * *', '---', '-', '5 - 3 is two', '#work today', 'a * b * c'])(
  '“%s” reads as it was typed',
  (line) => {
    expect(read(line)).toEqual([['paragraph', line]])
    expect(pieces(line)).toEqual([['plain', line]])
  },
)

test('a sentence that begins with a number stays in its paragraph', () => {
  expect(read('We waited until the\n3. May and then left.')).toEqual([
    ['paragraph', 'We waited until the', '3. May and then left.'],
  ])
})

test('asterisks and underscores emphasize words, not parts of them', () => {
  expect(pieces('It was *so* cold, **really** cold.')).toEqual([
    ['plain', 'It was '],
    ['em', 'so'],
    ['plain', ' cold, '],
    ['strong', 'really'],
    ['plain', ' cold.'],
  ])
  expect(pieces('_Never_ again.')).toEqual([
    ['em', 'Never'],
    ['plain', ' again.'],
  ])
  for (const line of ['snake_case_word', '2*3*4', '* not closed', '** **', '*a', 'f**k', '5* hotel and 4* food'])
    expect(pieces(line)).toEqual([['plain', line]])
})

const journal = fc
  .array(fc.constantFrom('- ', '1. ', '> ', '*', '**', '_', ' ', '\n', '\n\n', 'milk', '3', '.', '\t', '🌊', '\r\n'))
  .map((parts) => parts.join(''))

test('every word of any text is shown, once and in order', () => {
  fc.assert(
    fc.property(journal, (content) => {
      const shown = blocksOf(content).flatMap((block) => textOf(content, block).flat(20) as string[])
      const words = (text: string) => text.match(/milk|🌊/gu) ?? []
      expect(words(shown.join('\n'))).toEqual(words(content))
      for (const line of shown) {
        const inline = inlinesOf(line, { start: 0, end: line.length })
        expect(words(inline.map(({ start, end }) => line.slice(start, end)).join(''))).toEqual(words(line))
      }
    }),
  )
})

test('no text makes it slow: the work grows with its length', () => {
  for (const part of ['*a**b', '*a ', '> ', '- ', '- a\n', '_', '1. a\n', '**', ' \t'])
    expect(() => blocksOf(part.repeat(200_000)).length).not.toThrow()
})

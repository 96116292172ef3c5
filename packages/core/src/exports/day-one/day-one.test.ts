import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AN_ENTRY, aPhotograph } from '../../../testing/portable-entries.ts'
import { dayOneEntry } from '../index.ts'
import { dayOneText } from './day-one-text.ts'

const ID = '0B6CF1F27A354C1E9D502F6D8F0A1B2C'
const PHOTOGRAPH = '11111111-2222-4333-8444-55555555555a'
const PHOTOGRAPH_ID = '1111111122224333844455555555555A'

test('an entry has the fields of Day One, with its ratings as tags', () => {
  expect(dayOneEntry(AN_ENTRY)).toEqual({
    uuid: ID,
    creationDate: '2026-11-24T02:14:00Z',
    modifiedDate: '2026-11-24T02:20:00Z',
    timeZone: 'America/New_York',
    isAllDay: false,
    starred: false,
    isPinned: false,
    tags: ['walks', 'home', 'mood-4', 'energy-3'],
    text: AN_ENTRY.content,
  })
})

test('title, prompts and photographs are in the text where Day One shows them', () => {
  const photographs = [aPhotograph(PHOTOGRAPH, 'The quay'), { ...aPhotograph('b', ''), image: null }]
  const asked = { title: '3 * 4 is 12', question: 'Why the sea?', prompt: '1. What held?' }
  expect(
    dayOneEntry({ ...AN_ENTRY, ...asked, content: 'So.', undated: true, damaged: true, photographs }),
  ).toMatchObject({
    tags: ['walks', 'home', 'mood-4', 'energy-3', 'undated', 'damaged'],
    prompts: ['Why the sea?', '1. What held?'],
    text: `# 3 \\* 4 is 12

> Why the sea?

> 1\\. What held?

So.

![](dayone-moment://${PHOTOGRAPH_ID})

_A photo is missing here. It was damaged on the server’s disk and can’t be read._`,
    photos: [
      {
        identifier: PHOTOGRAPH_ID,
        md5: 'e249a0b05c6158a53c1338330f9bece4',
        type: 'jpeg',
        orderInEntry: 0,
        width: 64,
        height: 48,
        date: '2026-11-24T02:14:00Z',
        filename: `${PHOTOGRAPH}.jpg`,
        description: 'The quay',
      },
    ],
  })
})

test.each([
  ['- milk\n- *fresh* bread\n\n> He said so', '- milk\n- *fresh* bread\n\n> He said so'],
  ['# not a heading', '\\# not a heading'],
  ['#work went well', '#work went well'],
  ['3. May was wet.', '3\\. May was wet.'],
  ['2026. A year.', '2026\\. A year.'],
  ['1. tap\n2. gutter', '1. tap\n2. gutter'],
  ['* * *', '\\* \\* \\*'],
  ['Loud\n---', 'Loud\n\\---'],
  ['Loud\n===', 'Loud\n\\==='],
  ['5 - 3 is two', '5 - 3 is two'],
  ['snake_case but _ alone', 'snake_case but \\_ alone'],
  ['2*3*4', '2\\*3\\*4'],
  ['C:\\new', 'C:\\\\new'],
  ['<b>&amp; R&D', '\\<b>\\&amp; R&D'],
  ['![](dayone-moment://AB)', '![\\](dayone-moment://AB)'],
  ['[x] see [this](that)', '[x] see [this\\](that)'],
  ['~~gone~~ ~5 km', '\\~~gone\\~~ ~5 km'],
])('%j is written %j', (content, text) => {
  expect(dayOneText(content)).toBe(text)
})

/** Reads the text as a Day One importer would. */
const unescaped = (text: string) => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')

const journal = fc
  .array(
    fc.constantFrom(
      '- ',
      '1. ',
      '> ',
      '#',
      '*',
      '**',
      '_',
      '\\',
      ' ',
      '\n',
      '\n\n',
      'milk',
      '3',
      '.',
      '!',
      '[',
      '](',
      '~',
      '=',
      '`',
      '<',
      '&',
      ';',
    ),
  )
  .map((parts) => parts.join(''))

test('without its backslashes, every text is again what was written', () => {
  fc.assert(
    fc.property(fc.oneof(journal, fc.string({ unit: 'binary' })), (content) => {
      expect(unescaped(dayOneText(content))).toBe(content)
    }),
  )
})

test('no text makes it slow', () => {
  for (const part of ['*a**b', '= ', '- ', '   ', '\\', '1', '&a', '_', '> '])
    expect(dayOneText(part.repeat(200_000)).length).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { found, plainPages, TODAY } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import { mirror } from './mirror.ts'

const LINE = 'I noticed the silence only when it stopped.'

test('a line that stands alone is handed back with where it stands', () => {
  const content = `Rain all day and nothing in it. ${LINE}`
  const finding = found(mirror, [...plainPages(6), anEntry(TODAY, { content })])
  expect(finding?.slots).toEqual({ quote: LINE, date: TODAY, when: TODAY })
  const [quote] = finding!.quotes
  expect(content.slice(quote!.start, quote!.end)).toBe(LINE)
})

test('neither a line told before, nor dark wording, nor a page of grief is quoted', () => {
  const entries = (content: string) => [...plainPages(6), anEntry(TODAY, { content })]
  expect(found(mirror, entries(LINE), [`On 1 May: “${LINE}”`])).toBeNull()
  expect(found(mirror, entries('I hate this horrible awful day and I am miserable.'))).toBeNull()
  expect(found(mirror, entries(`The funeral was today. ${LINE}`))).toBeNull()
})

test('a sentence comes before a note of what was done, and a name struck out is not shown', () => {
  const quoted = (content: string) => found(mirror, [...plainPages(6), anEntry(TODAY, { content })])?.slots['quote']
  const sentence = 'I walked home slowly through the orchard.'
  expect(quoted(`${sentence} Walked home slowly through the orchard with my father.`)).toBe(sentence)
  expect(quoted('I noticed the silence of A⸺ only when it stopped.')).toBeUndefined()
})

test('a line about the looks of the writer is not said back', () => {
  const entries = [
    ...plainPages(6),
    anEntry(TODAY, { content: 'I noticed my crooked nose in the window of the tram.' }),
  ]
  expect(found(mirror, entries)).toBeNull()
})

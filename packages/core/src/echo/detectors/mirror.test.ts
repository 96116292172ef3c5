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

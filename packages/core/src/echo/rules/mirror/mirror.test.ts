import { expect, test } from 'vitest'
import { found, plainPages, TODAY } from '../../../../testing/detect.ts'
import { anEntry } from '../../../../testing/journals.ts'
import { mirror } from './detect.ts'

const LINE = 'A man on the market carried a red clock like a sleeping child, and a woman held the door.'
const OLD = TODAY - 5
const journal = (content: string, given = {}) => [
  ...plainPages(6),
  anEntry(OLD, { id: 'it', content, mood: 4, ...given }),
  anEntry(TODAY, { content: 'A page of nothing.' }),
]
const quoted = (content: string, told: readonly string[] = []) => found(mirror, journal(content), told)?.slots.quote

test('a line that makes sense alone is quoted with its position', () => {
  const content = `Rain and nothing in it. ${LINE}`
  const finding = found(mirror, journal(content))
  expect(finding?.slots).toEqual({ quote: LINE, date: OLD })
  const [quote] = finding!.quotes
  expect(content.slice(quote!.start, quote!.end)).toBe(LINE)
})

test('neither a used line, nor dark wording, nor an entry about a death is quoted', () => {
  expect(quoted(LINE)).toBe(LINE)
  expect(quoted(LINE, [`On May 1: “${LINE}”`])).toBeUndefined()
  expect(quoted('I hate this horrible awful day and I am miserable.')).toBeUndefined()
  expect(quoted(`My father died on Sunday and the funeral was today. ${LINE}`)).toBeUndefined()
})

test('a sentence written in the same words on several days is not quoted', () => {
  const habit = anEntry(OLD - 1, { content: LINE, mood: 4 })
  expect(found(mirror, [habit, ...journal(LINE)])).toBeNull()
})

test('a line that shares a thing with the newest entry comes before one that does not', () => {
  const [kite, boat] = [
    'A man left red paint on the kite and laughed.',
    'A man left green paint on the boat and laughed.',
  ]
  const entries = (today: string) => [
    ...journal(`${kite}\n\n${boat}\n\nBus home.`).slice(0, -1),
    anEntry(TODAY, { content: today }),
  ]
  expect(found(mirror, entries('We were out with the kite all of the afternoon.'))?.slots.quote).toBe(kite)
  expect(found(mirror, entries('We were out with the boat all of the afternoon.'))?.slots.quote).toBe(boat)
})

test('a word that is no thing doesn’t tie a line to the newest entry', () => {
  const [home, kite] = ['A man went home with a pie and laughed.', 'A man went off with a kite and laughed.']
  const entries = (today: string) => [
    ...journal(`${home}\n\n${kite}\n\nBus home.`).slice(0, -1),
    anEntry(TODAY, { content: today }),
  ]
  expect(found(mirror, entries('We went home with the kite in the afternoon.'))?.slots.quote).toBe(kite)
})

test('a line that is still remembered comes after an equal one of two weeks ago', () => {
  const [older, fresh] = [
    'A man left red paint on the kite and laughed.',
    'A man left red paint on the boat and laughed.',
  ]
  const entries = [
    ...plainPages(20),
    anEntry(TODAY - 14, { content: older, mood: 4 }),
    anEntry(TODAY - 5, { content: fresh, mood: 4 }),
  ]
  expect(found(mirror, entries)?.slots.quote).toBe(older)
})

test('what someone else did comes before a chore, and a redacted name is not shown', () => {
  const chore = 'Planted the beans along the fence in the garden this morning.'
  expect(quoted(`${LINE}\n\n${chore}`)).toBe(LINE)
  expect(quoted(`${chore}\n\n${LINE}`)).toBe(LINE)
  expect(quoted('I noticed the hat of A⸺ on the market clock.')).toBeUndefined()
})

test('of a season of entries, only lines that readers would like to see again are quoted', () => {
  const season = (content: string) => [...plainPages(20), anEntry(OLD - 6, { content, mood: 4 })]
  expect(found(mirror, season(LINE))?.slots.quote).toBe(LINE)
  expect(found(mirror, season('I picked up the parcel.'))).toBeNull()
})

test('a line about the writer’s looks is not quoted', () => {
  expect(quoted('I noticed my crooked nose in the window of the tram.')).toBeUndefined()
})

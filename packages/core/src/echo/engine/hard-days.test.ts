import { expect, test } from 'vitest'
import { openJournal, plainPages, TODAY } from '../../../testing/detect.ts'
import { anEntry } from '../../../testing/journals.ts'
import type { EchoEntry } from '../journal/entry.ts'
import { isHardDay } from './hard-days.ts'

const LATER = TODAY + 1
const WEEK = plainPages(12)
const isHard = (entries: readonly EchoEntry[], today: number) => isHardDay(openJournal([...WEEK, ...entries], today))
const on = (day: number, content: string, mood: number | null) => anEntry(day, { id: `on ${day}`, content, mood })

test('a rating of 1 or 2 makes its day and the next hard, until a newer rating', () => {
  const low = on(LATER, 'A long and grey day at the desk.', 2)
  expect(isHard([low], LATER)).toBe(true)
  expect(isHard([low], LATER + 1)).toBe(true)
  expect(isHard([low], LATER + 2)).toBe(false)
  expect(isHard([low, on(LATER + 1, 'Keep going over it.', null)], LATER + 1)).toBe(true)
  expect(isHard([low, on(LATER + 1, 'Better, with soup.', 3)], LATER + 1)).toBe(false)
})

test('a death makes three days hard, unless a newer day is rated 4', () => {
  const death = on(
    LATER,
    'Gary rang. Maureen died last night, her son found her this morning. I can’t take it in.',
    null,
  )
  expect([0, 1, 2, 3].map((days) => isHard([death], LATER + days))).toEqual([true, true, true, false])
  expect(isHard([death, on(LATER + 1, 'The whole walk, up over the tops.', 4)], LATER + 1)).toBe(false)
})

test('news of an illness makes two days hard, but not for someone who writes of hospitals all the time', () => {
  const news = on(LATER, 'Joost told me. It’s a lump on the thyroid, results in two weeks.', 3)
  expect([0, 1, 2].map((days) => isHard([news], LATER + days))).toEqual([true, true, false])
  const shifts = [1, 2, 3, 4, 5].map((i) => on(TODAY - 20 - i, 'Quiet shift on the ward, tea at four.', 4))
  expect(isHard([...shifts, on(LATER, 'Busy shift on the ward, no tea.', 3)], LATER)).toBe(false)
})

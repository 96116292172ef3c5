import { expect, test } from 'vitest'
import { printedDate } from './written-date.ts'

const LONG = { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin' } as const

test('a date is read in the language in which a device prints it', () => {
  for (const language of 'en en-GB de fr es it pt nl ru pl cs sv da nb fi tr uk hu el ca ro id ja zh he'.split(' ')) {
    for (let month = 0; month < 12; month++) {
      const at = Date.UTC(2024, month, 5, 13, 33, 57)
      const day = `2024-${String(month + 1).padStart(2, '0')}-05`
      const time = new Intl.DateTimeFormat('sv', { timeStyle: 'short', timeZone: LONG.timeZone }).format(at)
      const printed = new Intl.DateTimeFormat(language, LONG).format(at)
      expect({ printed, ...printedDate(printed) }).toMatchObject({ day, time })
    }
  }
})

test('dates as real exports have them', () => {
  expect(printedDate('July 23, 2017 at 2:54:26 PM GMT+9')).toEqual({
    kind: 'local',
    day: '2017-07-23',
    time: '14:54',
    zone: 540,
  })
  expect(printedDate('14 April 2016 at 11:33:57 BST')).toEqual({
    kind: 'local',
    day: '2016-04-14',
    time: '11:33',
    zone: 60,
  })
  expect(printedDate('2014년 10월 24일 02:00')).toEqual({ kind: 'local', day: '2014-10-24', time: '02:00', zone: null })
  expect(printedDate('January 1, 1999 at 12:00:00\u202fAM GMT-3:30')).toEqual({
    kind: 'local',
    day: '1999-01-01',
    time: '00:00',
    zone: -210,
  })
  expect(printedDate('29 February 2024')).toEqual({ kind: 'local', day: '2024-02-29', time: null, zone: null })
  expect(printedDate('2024-01-15')).toEqual({ kind: 'local', day: '2024-01-15', time: null, zone: null })
})

test('a date that no calendar has is none', () => {
  for (const printed of ['29 February 2023', '32 January 2024', '2024-13-01', '15/01/2024', 'May be 2024', 'x', '']) {
    expect(printedDate(printed)).toBeNull()
  }
})

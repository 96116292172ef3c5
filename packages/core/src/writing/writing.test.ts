import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutPrompts } from '../prompts/index.ts'
import { streaks } from '../streaks/index.ts'
import { localStamp } from '../time/index.ts'
import { DAY_START_MAX, journalDay, TEMPLATES, templateText } from './index.ts'

const at = (moment: string, timeZone = 'Europe/Prague') => {
  const time = Date.parse(moment)
  return { time, ...localStamp(time, timeZone) }
}

test('what is written at half past one belongs to the evening before, if days start at four', () => {
  const late = at('2026-11-21T00:30Z')
  expect(journalDay(late, 4)).toBe(late.day - 1)
  expect(journalDay(late, 0)).toBe(late.day)
  expect(journalDay(late, 1)).toBe(late.day)
})

test('the hour at which a day starts belongs to the new day', () => {
  const four = at('2026-11-21T03:00Z')
  expect(journalDay(four, 4)).toBe(four.day)
  expect(journalDay(at('2026-11-21T02:59Z'), 4)).toBe(four.day - 1)
})

test('a night owl’s streak holds when every entry is written after midnight or before it', () => {
  const moments = ['2026-11-18T22:50Z', '2026-11-20T00:10Z', '2026-11-20T22:00Z'].map((moment) => at(moment))
  const today = at('2026-11-20T23:30Z')
  const counted = moments.map((moment) => ({ ...moment, day: journalDay(moment, 4) }))
  expect(streaks(counted, journalDay(today, 4))).toEqual({ current: 3, longest: 3 })
  expect(streaks(moments, today.day)).toEqual({ current: 1, longest: 1 })
})

test('a later start of the day moves nothing by more than a day, and never forward', () => {
  const times = fc.integer({ min: -30_000_000_000_000, max: 30_000_000_000_000 })
  const zones = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Europe/Prague')
  fc.assert(
    fc.property(times, zones, fc.integer({ min: 0, max: DAY_START_MAX }), (time, zone, start) => {
      const stamp = { time, ...localStamp(time, zone) }
      const moved = stamp.day - journalDay(stamp, start)
      expect([0, 1]).toContain(moved)
      expect(moved === 1).toBe(stamp.hour < start)
    }),
  )
})

test.each(TEMPLATES)('the lines of the template “$name” are never the writer’s words', (template) => {
  expect(withoutPrompts(templateText(template)).trim()).toBe('')
  const filled = `${template.lines[0]}\nThe gutter is up.`
  expect(withoutPrompts(filled).trim()).toBe('The gutter is up.')
})

test.each(['What speaks for it:', 'What speaks against it:', 'Who I was glad of:'])(
  'the past template line “%s” is not the writer’s words either',
  (line) => {
    expect(withoutPrompts(`${line}\nThe gutter is up.`).trim()).toBe('The gutter is up.')
  },
)

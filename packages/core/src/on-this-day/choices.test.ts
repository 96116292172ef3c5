import { expect, test } from 'vitest'
import { answered, broughtBack, isShown, mergedChoices, NO_CHOICES, type OnThisDayChoices } from './choices.ts'
import { LEFT_MAX, RETIRED_MAX } from './constants.ts'

const TODAY = 20_779
const DAY = TODAY - 7

const leave = (choices: OnThisDayChoices, today: number) => answered(choices, { answer: 'leave', day: DAY, today })!
const retire = (choices: OnThisDayChoices, day = DAY) => answered(choices, { answer: 'retire', day, today: TODAY })

test('each answer hides the card until tomorrow', () => {
  for (const answer of ['hide', 'leave', 'retire'] as const) {
    const after = answered(NO_CHOICES, { answer, day: DAY, today: TODAY })!
    expect([isShown(after, TODAY), isShown(after, TODAY + 1)]).toEqual([false, true])
  }
})

test('the cross retires nothing, however often it is pressed', () => {
  let choices = NO_CHOICES
  for (let n = 0; n < 5; n++) choices = answered(choices, { answer: 'hide', day: DAY, today: TODAY + n })!
  expect([choices.left, choices.retired]).toEqual([[], []])
})

test('a day that is left twice is retired', () => {
  const once = leave(NO_CHOICES, TODAY)
  expect([once.left, once.retired]).toEqual([[DAY], []])
  const twice = leave(once, TODAY + 23)
  expect([twice.left, twice.retired]).toEqual([[], [DAY]])
})

test('a repeated request counts as one', () => {
  const once = leave(NO_CHOICES, TODAY)
  expect(leave(once, TODAY)).toEqual(once)
  const retired = retire(once)!
  expect(retire(retired)).toEqual(retired)
})

test('a day that is brought back may show again on the same day, and starts over', () => {
  const retired = retire(NO_CHOICES)!
  const back = broughtBack(retired, DAY)!
  expect([back.retired, isShown(back, TODAY)]).toEqual([[], true])
  expect(leave(back, TODAY).retired).toEqual([])
})

test('bringing back another day does not show the card that was hidden today', () => {
  const both = answered(retire(NO_CHOICES, DAY - 1)!, { answer: 'hide', day: DAY, today: TODAY })!
  expect(isShown(broughtBack(both, DAY - 1)!, TODAY)).toBe(false)
})

test('only a retired day can be brought back', () => {
  expect(broughtBack(NO_CHOICES, DAY)).toBeNull()
})

test('turned off, no card is shown', () => {
  expect(isShown({ ...NO_CHOICES, on: false }, TODAY)).toBe(false)
})

test('the numbers of retired and of left days are bounded, and no retired day is dropped for another', () => {
  const full: OnThisDayChoices = { ...NO_CHOICES, retired: Array.from({ length: RETIRED_MAX }, (_, n) => n) }
  expect(retire(full)).toBeNull()
  expect(retire(full, 3)!.retired).toHaveLength(RETIRED_MAX)
  const left: OnThisDayChoices = { ...NO_CHOICES, left: Array.from({ length: LEFT_MAX }, (_, n) => n) }
  expect(leave(left, TODAY).left).toHaveLength(LEFT_MAX)
  expect(leave(left, TODAY).left.at(-1)).toBe(DAY)
})

test('an archive adds retired days, and its switch only to an account that has chosen nothing', () => {
  const archived = { on: false, left: [DAY, 5], retired: [3, 4] }
  expect(mergedChoices(null, archived)).toEqual({ ...archived, hidden: null })
  const own: OnThisDayChoices = { on: true, hidden: { on: TODAY, day: DAY }, left: [4], retired: [5, 3] }
  const merged = mergedChoices(own, archived)
  expect(merged).toEqual({ on: true, hidden: own.hidden, left: [DAY], retired: [5, 3, 4] })
  expect(mergedChoices(merged, archived)).toEqual(merged)
})

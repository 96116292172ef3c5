import { beforeEach, expect, test } from 'vitest'
import { choosePrompt, type PromptSituation } from './choose-prompt.ts'
import { pickFor } from './pick-for.ts'

const low: PromptSituation = {
  accountId: 'account-1',
  ratings: { mood: 1, energy: 1, focus: 1 },
  latest: [],
  topTags: ['fear'],
  echoes: 0,
  fitting: 'all',
}
const shelvesOf = (situation: PromptSituation) =>
  new Set(Array.from({ length: 60 }, (_, n) => pickFor(situation, { hour: 21, seed: `seed-${n}`, recent: [] }).shelf))

beforeEach(() => localStorage.clear())

test('a page picks only from the prompts that the server answered', () => {
  expect(shelvesOf(low).has('fear')).toBe(true)
  expect([...shelvesOf({ ...low, fitting: 'grounding' })].toSorted()).toEqual(['base-grounding', 'steady'])
  expect([...shelvesOf({ ...low, fitting: 'steady' })]).toEqual(['steady'])
})

test('a reload shows the prompt of the day again, unless fewer prompts fit by then', async () => {
  const morning = await choosePrompt(low, 0)
  expect(await choosePrompt(low, 0)).toBe(morning)
  const later = await choosePrompt({ ...low, fitting: 'steady' }, 0)
  expect(later).not.toBe(morning)
  expect(await choosePrompt({ ...low, fitting: 'steady' }, 0)).toBe(later)
})

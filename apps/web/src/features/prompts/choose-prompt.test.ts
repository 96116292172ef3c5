import type { FittingPromptList } from '@soundings/contract/prompts'
import { beforeEach, expect, test } from 'vitest'
import { choosePrompt } from './choose-prompt.ts'

const answer = (fitting: FittingPromptList['fitting'] = 'all'): FittingPromptList => ({
  fitting,
  prompts: Array.from({ length: 9 }, (_, i) => ({ id: `${fitting}-${i}`, text: `${fitting} ${i}?` })),
})
const who = (round: number, accountId = 'account-1') => ({ accountId, round })

beforeEach(() => localStorage.clear())

test('the best prompt is shown, and again after a reload', () => {
  expect(choosePrompt(answer(), who(0))).toBe('all 0?')
  expect(choosePrompt(answer(), who(0))).toBe('all 0?')
})

test('another request shows none of the last eight prompts', () => {
  const shown = Array.from({ length: 9 }, (_, round) => choosePrompt(answer(), who(round)))
  expect(new Set(shown).size).toBe(9)
  expect(choosePrompt(answer(), who(9))).toBe('all 0?')
})

test('a prompt chosen from other candidates is not shown again when fewer fit', () => {
  choosePrompt(answer(), who(0))
  expect(choosePrompt(answer('steady'), who(0))).toBe('steady 0?')
  expect(choosePrompt(answer('steady'), who(0))).toBe('steady 0?')
})

test('two accounts on one device are shown different prompts', () => {
  choosePrompt(answer(), who(0))
  expect(choosePrompt(answer(), who(0, 'account-2'))).toBe('all 1?')
})

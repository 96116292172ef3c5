import { expect, test } from 'vitest'
import { doneIn, planIn, sharedWords } from './promise.ts'

const shared = (plan: string, later: string): string[] | null => {
  const planned = planIn(plan)
  const done = planned ? doneIn(later, planned) : null
  return planned && done ? sharedWords(planned, done) : null
}

test.each([
  ['I’m going to write Tom a proper letter, by hand.', 'Wrote the letter for Tom, two pages.', ['tom', 'letter']],
  ['Tomorrow I’ll fix the shed door.', 'Fixed the shed door, with a hinge from the drawer.', ['shed', 'door']],
  ['need to call oscar this week', 'called oscar while hanging up the washing', ['oscar']],
  ['I’ll have to get an airbed.', 'bought an airbed and a second towel.', ['airbed']],
  ['I must mend the radio.', 'I finally repaired the radio.', ['radio']],
  ['Next time I visit I’m going to write down the recipe.', 'Wrote down the recipe while Mum baked.', ['recipe']],
  ['Tonight I’ll leave the phone outside and buy an alarm clock.', 'Bought the alarm clock, red.', ['alarm', 'clock']],
  ['On Friday I have to ask Dana about the raise.', 'Asked Dana about the raise.', ['dana', 'raise']],
])('“%s” was done in “%s”', (plan, later, words) => {
  expect(shared(plan, later)).toEqual(words)
})

test.each([
  ['I’m going to write Tom a letter.', 'Tom wrote a letter.'],
  ['I’m going to write Tom a letter.', 'I never wrote Tom the letter.'],
  ['I’m going to write Tom a letter.', 'I should have written the letter.'],
  ['I’m going to write Tom a letter.', 'Posted the letter for Tom.'],
  ['I’m not going to write Tom a letter.', 'Wrote the letter for Tom.'],
  ['I’m going to the beach on Friday.', 'Went to the beach.'],
  ['I want to write Tom a letter.', 'Wrote the letter for Tom.'],
  ['Tom is going to write a letter.', 'Wrote the letter for Tom.'],
])('“%s” was not done in “%s”', (plan, later) => {
  expect(shared(plan, later)).toBeNull()
})

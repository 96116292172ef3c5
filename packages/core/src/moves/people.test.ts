import { expect, test } from 'vitest'
import { anEntry } from '../../testing/journals.ts'
import { LEXICON } from '../../testing/lexicon.ts'
import { peopleOf } from './people.ts'

const people = (texts: readonly string[]) =>
  peopleOf({ entries: texts.map((content, i) => anEntry(i, { content })), lexicon: LEXICON })

test('people are named as they are written, those in the most entries first', () => {
  expect(
    people([
      'Walked to the harbor with Anna before work, and she talked about the boat.',
      'I called my mum and we spoke about the garden for an hour.',
      'Lunch with Anna in the park, and then the long way home.',
      'In the evening I met Tomas at the station, and he was late.',
      'Soup with Anna in the evening, and she had painted the kitchen.',
      'There was a letter from Tomas, and he says the roof is done.',
      'I drove to Lisbon in the rain and it took the whole day.',
      'We were in Lisbon for the day and came back in the dark.',
    ]),
  ).toEqual(['Anna', 'Tomas', 'mum'])
})

test('someone whom no Echo would name can be searched for', () => {
  expect(
    people([
      'Lunch with Anna in the park, and then the long way home.',
      'Walked to the harbor with Anna before work, and she talked.',
      'I met Anna at the station, and she was late.',
      'Anna died last night. We were with her and it was quiet.',
    ]),
  ).toEqual(['Anna'])
})

test('a journal without people has none', () => {
  expect(people([])).toEqual([])
  expect(people(['It rained all day and the gutter is full again.'])).toEqual([])
})

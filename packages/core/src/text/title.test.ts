import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleOf } from './index.ts'

test.each([
  ['Have finished my essay. Now sleep.', 'Have finished my essay'],
  ['What a boon is Sunday! I slept.', 'What a boon is Sunday!'],
  ['# Harbour notes\n\nGulls all morning.', 'Harbour notes'],
  ['- milk\n- bread', 'milk'],
  ['#run\nLegs tired today. Slept.', 'Legs tired today'],
  ['Choir. Sight-read badly.', 'Choir'],
  ['Am 3. Mai war es warm. Wir saßen draußen.', 'Am 3. Mai war es warm'],
  ['3. März\n\nHeute war es warm.', '3. März'],
  ['Er kam z. B. zu Fuß. Dann regnete es.', 'Er kam z. B. zu Fuß'],
  ['¿Y si vamos en tren? Ya veremos.', '¿Y si vamos en tren?'],
  ['', 'Untitled'],
  ['  \n#run #sea', 'Untitled'],
])('the title of %j is %j', (content, title) => {
  expect(titleOf(content)).toBe(title)
})

test('a long sentence is cut at a word and ends with an ellipsis', () => {
  const title = titleOf(
    'There is a ridiculous Cocker spaniel at the house where we are staying who believes that I have come for him alone.',
  )
  expect(title).toBe('There is a ridiculous Cocker spaniel at the house where we are staying who…')
})

test('a title has at most 80 characters, is never empty and never ends in half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (content) => {
      const title = titleOf(content)
      expect(title.length).toBeLessThanOrEqual(80)
      expect(title).not.toBe('')
      expect(title.isWellFormed()).toBe(content.isWellFormed() || title.isWellFormed())
    }),
  )
})

test('enough of a line is read for its title, and no character is split at the end', () => {
  const far = `I went${' '.repeat(993)}`
  expect(titleOf(`${far}😀 and more`)).toBe('I went')
  expect(titleOf(`${' '.repeat(2_000)}Late, but there. More.`)).toBe('Late, but there')
})

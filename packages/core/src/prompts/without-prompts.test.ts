import { expect, test } from 'vitest'
import { LIBRARY } from './library/library.ts'
import { RETIRED } from './library/retired.ts'
import { withoutPrompts } from './without-prompts.ts'

test('a prompt copied into an entry is blanked out, and other text keeps its position', () => {
  const [prompt] = LIBRARY
  const text = `${prompt!.text}\n\nThe lamp, mostly. It hums.\n  ${prompt!.text}  \nAnd the sea.`
  const own = withoutPrompts(text)
  expect(own).toHaveLength(text.length)
  expect(own).not.toContain(prompt!.text)
  expect(own.slice(text.indexOf('The lamp'), text.indexOf('The lamp') + 26)).toBe('The lamp, mostly. It hums.')
  expect(own.endsWith('And the sea.')).toBe(true)
})

test("a prompt that was replaced later still doesn't count as the writer's words", () => {
  for (const prompt of RETIRED) {
    expect(withoutPrompts(`${prompt}\nThe lamp.`).trim()).toBe('The lamp.')
    expect(LIBRARY.map(({ text }) => text)).not.toContain(prompt)
  }
})

test("a writer's sentence that contains a prompt is left alone", () => {
  const text = `She asked me: ${LIBRARY[0]!.text}`
  expect(withoutPrompts(text)).toBe(text)
})

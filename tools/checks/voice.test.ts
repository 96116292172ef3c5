import { expect, test } from 'vitest'
import { BANNED, bannedIn, isBritish } from '../voice/banned.ts'
import { names, texts } from '../voice/texts.ts'

test('no comment, string or document has wording that readers stumble over', () => {
  const all = [...texts()]
  expect(all.length).toBeGreaterThan(5_000)
  const found = all.flatMap(({ file, line, kind, text }) =>
    bannedIn(text).map((problem) => `${file}:${line} ${kind}: ${problem}`),
  )
  expect(found).toEqual([])
})

test('no variable, type, field, function or file has a name in British spelling', () => {
  const all = [...names()]
  expect(all.length).toBeGreaterThan(50_000)
  const found = all.filter(({ name }) => isBritish(name)).map(({ file, name }) => `${file}: ${name}`)
  expect(found).toEqual([])
})

test.each(['recognisedText', 'isCapitalised', 'GREY_SHARE', 'normalise-text', 'Neighbours'])(
  'the British name %s is found',
  (name) => {
    expect(isBritish(name)).toBe(true)
  },
)

test.each(['recognizedText', 'cancellation', 'gray', 'favorite', 'centimetres'])('the name %s is allowed', (name) => {
  expect(isBritish(name)).toBe(false)
})

test('each banned wording is found, with what to write instead', () => {
  const examples = [
    'Whoever asks is refused.',
    'It is gone for ever.',
    'It is not there any more.',
    'A number is drawn anew.',
    'A save is under way.',
    'It holds all the same.',
    'This is so also when it rains.',
    'A page for who is signed in.',
    'The name is that of the server.',
    'The file lies in the folder.',
    'The entry could not be saved.',
    'A mail is sent.',
    'The colour of the line.',
    'Written on 3 March 2026.',
  ]
  expect(examples).toHaveLength(BANNED.length)
  for (const [index, example] of examples.entries()) {
    expect([example, bannedIn(example)[0]?.endsWith(BANNED[index]?.instead ?? '?')]).toEqual([example, true])
  }
})

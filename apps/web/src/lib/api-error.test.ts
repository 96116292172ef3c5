import { expect, test } from 'vitest'
import { ApiError, isSignedOut, reasonOf, refusalOr, sentenceOf, serverErrorOr, UnreachableError } from './api-error.ts'

const OURS = 'Failed to save. Please try again.'
const refusal = new ApiError(422, { error: 'Choose a tone.', code: 'INVALID' })
const failure = new ApiError(503, { error: 'Out of reach.', code: 'NOT_READY' })
const wordless = new ApiError(413, {})
const lost = new UnreachableError()

test('a refusal carries the server’s message, its code and the whole answer', () => {
  const conflict = new ApiError(409, { error: 'It was changed.', code: 'ENTRY_CHANGED', entry: { id: 'one' } })
  expect(conflict).toMatchObject({ message: 'It was changed.', code: 'ENTRY_CHANGED', status: 409 })
  expect(conflict.body['entry']).toEqual({ id: 'one' })
})

test('an answer whose error is not a message is described by its status', () => {
  expect(new ApiError(400, { error: 7, code: 7 })).toMatchObject({
    message: 'The server answered 400.',
    code: 'UNKNOWN',
  })
})

test.each([
  ['a refusal', refusal, 'Choose a tone.'],
  ['a failure of the server', failure, OURS],
  ['a refusal without words', wordless, OURS],
  ['a lost connection', lost, OURS],
  ['a fault of the page', new Error('x is undefined'), OURS],
])('a form knows what to show for %s', (_, error, sentence) => {
  expect(refusalOr(error, OURS)).toBe(sentence)
  expect(reasonOf(error)).toBe(sentence === OURS ? '' : sentence)
})

test.each([
  [refusal, 'Choose a tone.'],
  [failure, 'Out of reach.'],
  [wordless, OURS],
  [lost, OURS],
])('signing in shows the server’s message, whatever the status (%#)', (error, sentence) => {
  expect(serverErrorOr(error, OURS)).toBe(sentence)
})

test('a view says that the server is unreachable, or shows the server’s message, or its own', () => {
  expect(sentenceOf(lost, OURS)).toBe(lost.message)
  expect(sentenceOf(failure, OURS)).toBe('Out of reach.')
  expect(sentenceOf(wordless, OURS)).toBe(OURS)
  expect(sentenceOf('anything', OURS)).toBe(OURS)
})

test.each([399, 500])('a status of %i does not refuse the person’s input', (status) => {
  expect(refusalOr(new ApiError(status, { error: 'Words.' }), OURS)).toBe(OURS)
})

test.each([400, 499])('a status of %i refuses the person’s input', (status) => {
  expect(refusalOr(new ApiError(status, { error: 'Words.' }), OURS)).toBe('Words.')
})

test('only the code of an ended session asks the person to sign in again', () => {
  expect(isSignedOut(new ApiError(401, { code: 'NOT_SIGNED_IN' }))).toBe(true)
  expect(isSignedOut(new ApiError(401, { code: 'CODE_WRONG' }))).toBe(false)
  expect(isSignedOut(lost)).toBe(false)
})

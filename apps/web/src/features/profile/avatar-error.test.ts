import { expect, test } from 'vitest'
import { ApiError, UnreachableError } from '#web/lib/api-error.ts'
import { avatarError } from './avatar-error.ts'

const TOO_LARGE = 'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.'

test.each([
  ['the reason of the server', new ApiError(400, { error: 'Choose a file to upload.' }), 'Choose a file to upload.'],
  ['a refusal without a reason', new ApiError(400, {}), 'Invalid file. Please check file type and size.'],
  ['what is too large for a proxy', new ApiError(413, {}), TOO_LARGE],
  ['what is too large for the server', new ApiError(413, { error: 'Something else.' }), TOO_LARGE],
  ['another refusal', new ApiError(415, { error: 'Please select an image file.' }), 'Please select an image file.'],
  ['a server that says nothing', new ApiError(502, {}), 'Photo upload failed. Please try again.'],
  [
    'a lost connection',
    new UnreachableError(),
    'Upload error: Can’t reach Soundings right now. Check your connection and try again.',
  ],
  ['something without words', null, 'Photo upload failed. Please try again.'],
])('of %s the person reads the words of the specification', (_, error, sentence) => {
  expect(avatarError(error)).toBe(sentence)
})

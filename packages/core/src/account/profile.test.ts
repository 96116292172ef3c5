import { expect, test } from 'vitest'
import { AVATAR_MAX_BYTES, avatarProblem } from './index.ts'

const file = (over: object) => ({ name: 'me.jpg', type: 'image/jpeg', size: 1_000, ...over })

test('images up to 15 MB are accepted', () => {
  expect(avatarProblem(file({ size: AVATAR_MAX_BYTES }))).toBeNull()
  expect(AVATAR_MAX_BYTES).toBe(15_728_640)
})

test('a HEIC file is accepted even if the browser reports no type', () => {
  expect(avatarProblem(file({ name: 'IMG_1.HEIC', type: '' }))).toBeNull()
  expect(avatarProblem(file({ name: 'IMG_1.heif', type: 'application/octet-stream' }))).toBeNull()
})

test("a file that isn't an image or is too large gets the message from the specification", () => {
  expect(avatarProblem(file({ name: 'cv.pdf', type: 'application/pdf' }))).toBe('Please select an image file.')
  expect(avatarProblem(file({ size: AVATAR_MAX_BYTES + 1 }))).toBe(
    'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.',
  )
})

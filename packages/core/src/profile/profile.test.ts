import { expect, test } from 'vitest'
import { AVATAR_MAX_BYTES, avatarProblem } from './index.ts'

const file = (over: object) => ({ name: 'me.jpg', type: 'image/jpeg', size: 1_000, ...over })

test('images up to 15 MB may be tried', () => {
  expect(avatarProblem(file({ size: AVATAR_MAX_BYTES }))).toBeNull()
  expect(AVATAR_MAX_BYTES).toBe(15_728_640)
})

test('HEIC is an image also where the browser does not know it', () => {
  expect(avatarProblem(file({ name: 'IMG_1.HEIC', type: '' }))).toBeNull()
  expect(avatarProblem(file({ name: 'IMG_1.heif', type: 'application/octet-stream' }))).toBeNull()
})

test('what is no image, or is too large, is told so in the words of the specification', () => {
  expect(avatarProblem(file({ name: 'cv.pdf', type: 'application/pdf' }))).toBe('Please select an image file.')
  expect(avatarProblem(file({ size: AVATAR_MAX_BYTES + 1 }))).toBe(
    'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.',
  )
})

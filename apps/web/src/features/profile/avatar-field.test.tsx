import { profile } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { AvatarField } from './avatar-field.tsx'

const UPLOAD = callOf(profile.uploadAvatar)
const REMOVE = callOf(profile.removeAvatar)
const PHOTO = new File(['x'], 'me.png', { type: 'image/png' })
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

async function field(answers: Answers, url: string | null = null) {
  const { screen, calls } = renderOver(answers, <AvatarField url={url} name="mara" />)
  return { screen: await screen, made: () => calls.map(({ call }) => call) }
}

test('without a photo the first letter of the name is shown, and there is nothing to remove', async () => {
  const { screen } = await field({})
  await expect.element(screen.getByText('M', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove photo' }).query()).toBeNull()
})

test('the chooser takes HEIC, and the camera is asked for a face', async () => {
  const { screen } = await field({})
  await expect.element(screen.getByLabelText('Photo file')).toHaveAttribute('accept', 'image/*,.heic,.heif')
  await expect.element(screen.getByLabelText('Photo from camera')).toHaveAttribute('capture', 'user')
})

test('a photo is uploaded at once, and the upload can be canceled', async () => {
  const { screen, made } = await field({ [UPLOAD]: PENDING })
  await screen.getByLabelText('Photo file').upload(PHOTO)
  await expect.element(screen.getByText('Uploading 0%')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  expect(made()).toEqual([UPLOAD])
})

test('a file that is not a photo is not sent', async () => {
  const { screen, made } = await field({})
  await screen.getByLabelText('Photo file').upload(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(made()).toEqual([])
})

test('a refused photo shows an error, and another can be chosen', async () => {
  const { screen } = await field({ [UPLOAD]: refusal(422, 'AVATAR_UNREADABLE', 'This photo is damaged.') })
  await screen.getByLabelText('Photo file').upload(PHOTO)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Upload photo' })).toBeEnabled()
  // The button is visible on touch screens only.
  await expect.element(screen.getByRole('button', { name: 'Take photo', includeHidden: true })).toBeEnabled()
})

test('a photo can be removed, and a failure is shown', async () => {
  const { screen, made } = await field({}, PIXEL)
  await screen.getByRole('button', { name: 'Remove photo' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(made()).toEqual([REMOVE])
})

import { auth } from '@soundings/contract/endpoints'
import { afterEach, expect, test } from 'vitest'
import { rememberedAddress } from '#web/lib/return-address.ts'
import { sessionBegan, sessionEnded } from '#web/lib/session-end.ts'
import { aStatus } from '#web/testing/builders.ts'
import { callOf, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { SessionBanner } from './session-banner.tsx'

const STATUS = callOf(auth.status)

afterEach(() => {
  sessionBegan()
  localStorage.clear()
})

const banner = (answers: Answers) => renderOver(answers, <SessionBanner />).screen

test('during a session there is no banner', async () => {
  const screen = await banner({})
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('a session that ended is announced, and the text stays', async () => {
  const screen = await banner({})
  sessionEnded()
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('a visitor signs in again and comes back here afterwards', async () => {
  sessionEnded()
  const screen = await banner({ [STATUS]: aStatus(null) })
  await screen.getByRole('button', { name: 'Sign in again' }).click()
  await expect.poll(rememberedAddress).not.toBeNull()
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('a person who has signed in again in another tab continues at once', async () => {
  sessionEnded()
  const screen = await banner({ [STATUS]: aStatus() })
  await screen.getByRole('button', { name: 'Sign in again' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(rememberedAddress()).toBeNull()
})

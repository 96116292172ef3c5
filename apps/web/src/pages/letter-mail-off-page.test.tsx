import { letters } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, refusal, renderOver } from '#web/testing/render-app.tsx'
import { Page } from './letter-mail-off-page.tsx'

const STOP = callOf(letters.stopMail)

async function opened(address: string, answer?: unknown) {
  const { screen, calls } = renderOver({ [STOP]: answer }, <Page />, address)
  return { screen: await screen, calls }
}

test('the emails end after a press, not because the link was opened', async () => {
  const { screen, calls } = await opened('/letters/mail-off?account=a1&token=t1')
  await expect.element(screen.getByRole('heading', { name: 'Turn off emails about letters?' })).toBeVisible()
  expect(calls).toEqual([])
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Emails about letters are off' })).toBeVisible()
  expect(calls).toEqual([{ call: STOP, body: { account: 'a1', token: 't1' } }])
})

test('emails that couldn’t be ended are said to go on', async () => {
  const failed = refusal(503, 'NOT_READY', 'Out of reach.')
  const { screen } = await opened('/letters/mail-off?account=a1&token=t1', failed)
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Out of reach.')
  await expect.element(screen.getByRole('button', { name: 'Turn off these emails' })).toBeVisible()
})

test.each(['', '?account=a1', '?token=t1'])('a link that lacks a part ends nothing: %j', async (query) => {
  const { screen, calls } = await opened(`/letters/mail-off${query}`)
  await expect.element(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
  expect(calls).toEqual([])
})

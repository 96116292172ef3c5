import { auth } from '@soundings/contract/endpoints'
import { expect, test } from 'vitest'
import { callOf, renderOver } from '#web/testing/render-app.tsx'
import { Page } from './feedback-page.tsx'

const statusWith = (mailboxes: unknown) => ({
  [callOf(auth.status)]: {
    authenticated: true,
    user: null,
    features: { acoustic: false, photographs_sent_to: null, passkeys_at: null, mailboxes },
  },
})

test('with mailboxes, each subject has its own, and an answer time is given', async () => {
  const mailboxes = { privacy: 'p@x.test', support: 's@x.test', feedback: 'f@x.test' }
  const { screen } = renderOver(statusWith(mailboxes), <Page />)
  const page = await screen
  await expect.element(page.getByText('We usually answer within 24-48 hours.')).toBeVisible()
  for (const address of Object.values(mailboxes)) {
    await expect.element(page.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  }
})

test('without mailboxes no answer time is given, and the page says who to ask', async () => {
  const page = await renderOver(statusWith(null), <Page />).screen
  await expect.element(page.getByText(/This server has no contact address/)).toBeVisible()
  expect(page.getByText(/24-48 hours/).elements()).toHaveLength(0)
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

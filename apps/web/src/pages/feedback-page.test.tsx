import { expect, test } from 'vitest'
import { renderOver } from '#web/testing/render-app.tsx'
import { FeedbackPage } from './feedback-page.tsx'

const statusWith = (mailboxes: unknown) => ({
  'GET /api/auth/status': {
    authenticated: true,
    user: null,
    features: { acoustic: false, photographs_sent_to: null, mailboxes },
  },
})

test('where the operator has set mailboxes, each subject has its own, and an answer is promised', async () => {
  const mailboxes = { privacy: 'p@x.test', support: 's@x.test', feedback: 'f@x.test' }
  const { screen } = renderOver(statusWith(mailboxes), <FeedbackPage />)
  const page = await screen
  await expect.element(page.getByText('We usually answer within 24-48 hours.')).toBeVisible()
  for (const address of Object.values(mailboxes)) {
    await expect.element(page.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
  }
})

test('without mailboxes nothing is promised, and the page says who can be asked', async () => {
  const page = await renderOver(statusWith(null), <FeedbackPage />).screen
  await expect
    .element(page.getByText(/The people who run this server can be reached where you got its address/))
    .toBeVisible()
  expect(page.getByText(/24-48 hours/).elements()).toHaveLength(0)
  expect(page.getByRole('link').elements()).toHaveLength(0)
})

import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { startMailServer } from '../fixtures/mail-server.ts'
import { completeOnboarding } from '../fixtures/onboarding.ts'
import { linkIn } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/test.ts'

test('an emailed link signs in once, and is refused with a reason after that', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  await using post = await startMailServer()
  const server = await ownServer({ SMTP_URL: post.url, MAIL_FROM: 'Soundings <post@soundings.test>' })
  const browser = await openBrowser(server.origin)
  const page = await browser.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody.else@journeys.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Try a different email address' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Try a different email address' }).click()
  expect((await post.next()).to?.[0]?.address).toBe('somebody.else@journeys.test')
  await page.getByLabel('Email').fill('Ines.Moreau@journeys.test')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ines.Moreau@journeys.test' })).toBeVisible()
  for (const help of ['spam folder', 'Outlook may take 5-15 minutes', 'Gmail', 'Corporate mail']) {
    await expect(page.getByText(help)).toBeVisible()
  }
  const mail = await post.next()
  expect(mail.to?.[0]?.address).toBe('Ines.Moreau@journeys.test')
  expect(mail.from?.address).toBe('post@soundings.test')
  const link = linkIn(mail.text ?? '')
  expect(new URL(link).origin).toBe(server.origin)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Verification Successful' })).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding/)
  await completeOnboarding(page, /Concise/)
  await expect(page).toHaveURL(/\/journal$/)

  guard.allow(/status of 400/)
  const elsewhere = await (await openBrowser(server.origin)).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible()
  await expect(elsewhere.getByRole('alert')).toHaveText('This link has expired or was already used.')
  await elsewhere.getByRole('link', { name: 'Try Again' }).click()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(elsewhere.getByRole('button', { name: 'Send Magic Link' })).toBeVisible()
  expect(server.log()).not.toContain('Moreau')
  expect(server.log()).not.toContain(new URL(link).searchParams.get('token'))
})

test('a link requested in another browser opens an account only after confirmation', async ({
  ownServer,
  openBrowser,
}) => {
  await using post = await startMailServer()
  const server = await ownServer({ SMTP_URL: post.url })
  const askFor = async (email: string) => {
    const asking = await (await openBrowser(server.origin)).newPage()
    await asking.goto('/login')
    await asking.getByLabel('Email').fill(email)
    await asking.getByRole('button', { name: 'Send Magic Link' }).click()
    return linkIn((await post.next()).text ?? '')
  }
  const page = await (await openBrowser(server.origin)).newPage()
  await page.goto(await askFor('ines@journeys.test'))
  const question = page.getByRole('heading', { level: 1, name: 'Sign in as ines@journeys.test?' })
  await expect(question).toBeFocused()
  await expect(page.getByText('This link was requested in another browser.')).toBeVisible()
  await page.reload()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Verification Successful' })).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding/)

  await page.goto(await askFor('somebody.else@journeys.test'))
  await expect(page.getByText('You’re signed in as ines@journeys.test in this browser.')).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  const status = await page.request.get(pathOf(endpoints.auth.status))
  expect(await status.json()).toMatchObject({ user: { email: 'ines@journeys.test' } })
})

test('the emailed code signs in on the page that asked for it, and a wrong code shows an error', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  await using post = await startMailServer()
  guard.allow(/status of 400/)
  const server = await ownServer({ SMTP_URL: post.url })
  const page = await (await openBrowser(server.origin)).newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill('ines@journeys.test')
  await page.keyboard.press('Enter')
  const code = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/m.exec((await post.next()).text ?? '')?.[0] ?? ''
  const field = page.getByLabel('Or type the code from the email')
  await field.fill('2222 2222')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('That’s not the right code. You can try 4 more times.')
  await field.fill(code.toLowerCase())
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
})

test('an unavailable SMTP server is reported to the user, and the next try sends the link', async ({
  ownServer,
  openBrowser,
  guard,
}) => {
  await using post = await startMailServer()
  const server = await ownServer({ SMTP_URL: post.url })
  post.setOpen(false)
  guard.allow(/status of 50\d/)
  const page = await (await openBrowser(server.origin)).newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill('patient@journeys.test')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send magic link')
  await expect(page.getByLabel('Email')).toHaveValue('patient@journeys.test')
  post.setOpen(true)
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'patient@journeys.test' })).toBeVisible()
  expect((await post.next()).subject).toContain('sign-in link')
})

test('a link without a token shows an error', async ({ page }) => {
  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('No verification token provided')
})

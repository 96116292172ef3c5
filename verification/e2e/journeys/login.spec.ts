import { expect, test } from '../fixtures/test.ts'

test('a likely typo in the email address is pointed out and fixed with one press', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('Email')
  for (const [typed, meant] of [
    ['ines@gmail.con', 'ines@gmail.com'],
    ['ines@gmial.com', 'ines@gmail.com'],
    ['ines@hotmial.com', 'ines@hotmail.com'],
    ['ines@icloud.co', 'ines@icloud.com'],
  ] as const) {
    await email.fill(typed)
    await expect(page.getByText(`Did you mean: ${meant}?`)).toBeVisible()
    await page.getByRole('button', { name: 'Use this' }).click()
    await expect(email).toHaveValue(meant)
    await expect(page.getByText('Did you mean')).toBeHidden()
  }
})

test('an email address that looks like a typo is accepted when Send is pressed again', async ({ page, guard }) => {
  guard.allow(/status of 400/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('ines@yahoo.co')
  const send = page.getByRole('button', { name: 'Send Magic Link' })
  await send.click()
  await expect(page.getByText('Or press Send Magic Link again to use the address as it is.')).toBeVisible()
  await send.click()
  await expect(page.getByRole('button', { name: 'Back to Magic Link' })).toBeVisible()
})

test('an email address that only the server refuses shows the reason', async ({ page, guard }) => {
  guard.allow(/status of 400/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@localhost')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
  await page.getByLabel('Email').fill('nobody@localhost.test')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('without email the sign-in page offers development login, and a way back', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('ines@journeys.test')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expect(page.getByText('You can also use Development Login.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ines@journeys.test')
  await expect(page.getByLabel('Development token')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Magic Link' }).click()
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a wrong development token is refused, the right one opens the journal', async ({ page, guard }) => {
  guard.allow(/status of 401/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Development Login' }).click()
  await page.getByLabel('Email').fill('demo@soundings.test')
  await page.getByLabel('Development token').fill('new')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed')
  await page.getByLabel('Development token').fill('demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/journal$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/journal$/)
})

test('a sixth link for one address is refused with the reason', async ({ page, guard }) => {
  guard.allow(/status of 429/)
  await page.goto('/login')
  for (let link = 1; link <= 6; link++) {
    await page.getByLabel('Email').fill('often@journeys.test')
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    if (link <= 5) await page.getByRole('button', { name: 'Back to Magic Link' }).click()
  }
  await expect(page.getByRole('alert')).toContainText(/too many/i)
})

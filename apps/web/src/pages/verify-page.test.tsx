import { auth } from '@soundings/contract/endpoints'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { rememberAddress } from '#web/lib/return-address.ts'
import { aStatus } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { Page } from './verify-page.tsx'

const DETAILS = callOf(auth.linkDetails)
const VERIFY = callOf(auth.verifyLink)
const STATUS = callOf(auth.status)
const HERE = { email: 'mara@example.test', asked_here: true, signed_in_here: 'nobody' }

afterEach(() => localStorage.clear())

function Shown() {
  const { pathname } = useLocation()
  return pathname === '/verify' ? <Page /> : <p>At {pathname}</p>
}

async function verify(answers: Answers, address = '/verify?token=t1') {
  const { screen, calls } = renderOver({ [STATUS]: aStatus(), ...answers }, <Shown />, address)
  return { screen: await screen, made: () => calls.map(({ call }) => call).filter((call) => call !== STATUS) }
}

test('in the browser that requested it, the link signs in and opens the journal', async () => {
  const { screen, made } = await verify({ [DETAILS]: HERE, [VERIFY]: { success: true } })
  await expect.element(screen.getByText('At /journal')).toBeVisible()
  expect(made()).toEqual([DETAILS, VERIFY])
})

test('the link opens the page that was requested before', async () => {
  rememberAddress('/insights')
  const { screen } = await verify({ [DETAILS]: HERE, [VERIFY]: { success: true } })
  await expect.element(screen.getByText('At /insights')).toBeVisible()
})

test.each([
  ['in another browser', { ...HERE, asked_here: false }],
  ['where another account is signed in', { ...HERE, signed_in_here: 'other' }],
])('%s the page asks before it uses the link', async (_, details) => {
  const { screen, made } = await verify({ [DETAILS]: details, [VERIFY]: PENDING })
  await expect.element(screen.getByText(/mara@example\.test/).first()).toBeVisible()
  expect(made()).toEqual([DETAILS])
  await screen.getByRole('button').first().click()
  await expect.poll(made).toEqual([DETAILS, VERIFY])
})

test('a link that was used or has expired is an error with a way to a new one', async () => {
  const { screen, made } = await verify({ [DETAILS]: refusal(410, 'LINK_EXPIRED', 'This link has expired.') })
  await expect.element(screen.getByText('This link has expired.')).toBeVisible()
  await expect.element(screen.getByRole('link').first()).toBeVisible()
  expect(made()).toEqual([DETAILS])
})

test('a URL without a token sends no request', async () => {
  const { screen, made } = await verify({}, '/verify')
  await expect.element(screen.getByText('No verification token provided')).toBeVisible()
  expect(made()).toEqual([])
})

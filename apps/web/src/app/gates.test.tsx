import { auth, insights, onboarding } from '@soundings/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useWayOut } from '#web/features/auth/use-way-out.tsx'
import { streaksQuery } from '#web/features/entries/entries.queries.ts'
import { useApi } from '#web/lib/api-context.ts'
import { rememberAddress, rememberedAddress } from '#web/lib/return-address.ts'
import { ACCOUNT_ID, aStatus, anOnboarding } from '#web/testing/builders.ts'
import { callOf, PENDING, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { OnboardingGate, Protected, VisitorsOnly } from './gates.tsx'

const STATUS = callOf(auth.status)
const ONBOARDING = callOf(onboarding.status)
const FINISHED = { ...anOnboarding(4), user: { onboarding_completed: true, onboarding_step: 4 } }
const PERSON: Answers = { [STATUS]: aStatus(), [ONBOARDING]: FINISHED }
const NEWCOMER: Answers = { [STATUS]: aStatus(), [ONBOARDING]: anOnboarding(1) }
const VISITOR: Answers = { [STATUS]: aStatus(null) }

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** A screen that shows its own URL. */
function Place() {
  const { pathname, search } = useLocation()
  return <p>At {`${pathname}${search}`}</p>
}

const at = (address: string) => `At ${address}`

type Gate = (props: { children: ReactNode }) => ReactNode

/** Renders the gate in front of one page only, so that a redirect leaves that page, as in the app. */
async function through(Gate: Gate, answers: Answers, address: string) {
  const { screen } = renderOver(
    answers,
    <>
      <Place />
      <Routes>
        <Route
          path={address.split('?')[0] ?? ''}
          element={
            <Gate>
              <p>Let in</p>
            </Gate>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </>,
    address,
  )
  return screen
}

test('a protected page is shown to people who are signed in', async () => {
  const screen = await through(Protected, PERSON, '/insights')
  await expect.element(screen.getByText('Let in')).toBeVisible()
  expect(rememberedAddress()).toBeNull()
})

test('a visitor to a protected page is sent to sign in, and its URL is remembered', async () => {
  const screen = await through(Protected, VISITOR, '/journal?view=entries')
  await expect.element(screen.getByText(at('/login'))).toBeVisible()
  expect(screen.getByText('Let in').query()).toBeNull()
  expect(rememberedAddress()).toBe('/journal?view=entries')
})

test.each([
  ['who is signed in', { [STATUS]: PENDING }],
  ['whether onboarding is finished', { [STATUS]: aStatus(), [ONBOARDING]: PENDING }],
])('until it is known %s, a spinner shows', async (_, answers) => {
  const screen = await through(Protected, answers, '/insights')
  await expect.element(screen.getByText('Loading…')).toBeVisible()
  expect(screen.getByText('Let in').query()).toBeNull()
})

test('a status that cannot be loaded counts as signed out', async () => {
  const screen = await through(Protected, {}, '/insights')
  await expect.element(screen.getByText(at('/login'))).toBeVisible()
})

test('the landing page is for visitors', async () => {
  const visitor = await through(VisitorsOnly, VISITOR, '/')
  await expect.element(visitor.getByText('Let in')).toBeVisible()
  const person = await through(VisitorsOnly, PERSON, '/')
  await expect.element(person.getByText(at('/journal'))).toBeVisible()
})

test('after signing in, the requested URL opens, once', async () => {
  rememberAddress('/settings/payment-method')
  const screen = await through(VisitorsOnly, PERSON, '/login')
  await expect.element(screen.getByText(at('/settings/payment-method'))).toBeVisible()
  expect(rememberedAddress()).toBeNull()
})

test.each(['/', '/journal', '/settings/privacy', '/nowhere'])(
  'from %s a newcomer is sent to onboarding',
  async (address) => {
    const screen = await through(OnboardingGate, NEWCOMER, address)
    await expect.element(screen.getByText(at('/onboarding'))).toBeVisible()
  },
)

test.each(['/login', '/verify', '/support', '/privacy', '/terms', '/about', '/onboarding', '/onboarding/step-2'])(
  'a newcomer can open %s before onboarding',
  async (address) => {
    const screen = await through(OnboardingGate, NEWCOMER, address)
    await expect.element(screen.getByText('Let in')).toBeVisible()
    await expect.element(screen.getByText(at(address), { exact: true })).toBeVisible()
  },
)

test.each([
  ['has finished it', PERSON],
  [
    'had an account before there was onboarding',
    { ...NEWCOMER, [ONBOARDING]: { ...anOnboarding(0), migration_needed: true } },
  ],
  ['cannot be asked', { [STATUS]: aStatus() }],
])('a person who %s is not sent to onboarding', async (_, answers) => {
  const screen = await through(OnboardingGate, answers, '/journal')
  await expect.element(screen.getByText('Let in')).toBeVisible()
})

test('the signed-in account is announced to the other tabs', async () => {
  const screen = await through(Protected, PERSON, '/insights')
  await expect.element(screen.getByText('Let in')).toBeVisible()
  expect(localStorage.getItem('soundings.account')).toBe(ACCOUNT_ID)
})

/** A page of the journal that rerenders as often as possible, with a button to sign out. */
function RestlessPage() {
  useQuery(streaksQuery(useApi()))
  const { leave } = useWayOut(null)
  const [renders, setRenders] = useState(0)
  useEffect(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => setRenders((times) => times + 1))
    port1.start()
    port2.postMessage(null)
    return () => port1.close()
  }, [renders])
  return (
    <button type="button" onClick={leave}>
      Leave
    </button>
  )
}

test('a page that renders while the person signs out requests nothing more', async () => {
  const logout = callOf(auth.logout)
  const answers = { ...PERSON, [callOf(insights.streaks)]: { current: 3, longest: 5 }, [logout]: undefined }
  const { screen, calls } = renderOver(
    answers,
    <Protected>
      <RestlessPage />
    </Protected>,
  )
  const button = (await screen).getByRole('button', { name: 'Leave' })
  await button.click()
  await expect.element(button).not.toBeInTheDocument()
  expect(calls.at(-1)?.call).toBe(logout)
})

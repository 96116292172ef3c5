import { auth, passkeys } from '@soundings/contract/endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStatus } from '#web/testing/builders.ts'
import { callOf, PENDING, refusal, renderOver, type Answers } from '#web/testing/render-app.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

const STATUS = callOf(auth.status)
const CHALLENGE = callOf(passkeys.prepareSignIn)
const SIGN_IN = callOf(passkeys.signIn)
const REQUEST = {
  challenge: 'AQID',
  rpId: window.location.hostname,
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [],
}
const bytes = new Uint8Array([1, 2, 3]).buffer
/** What the browser returns when the person picks a passkey. */
const PICKED = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: null,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
}

// The browser of the tests has neither a device that recognizes its owner nor passkeys to fill in.
beforeEach(() => browserHas({ device: false, autofill: false }))
afterEach(() => vi.restoreAllMocks())

function browserHas({ device, autofill }: { device: boolean; autofill: boolean }) {
  vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(device)
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(autofill)
}

function browserAnswers(answer: () => Promise<unknown>) {
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(answer as typeof navigator.credentials.get)
}

const dismissed = () => Promise.reject(new DOMException('Dismissed.', 'NotAllowedError'))

async function signInPage(answers: Answers = {}, passkeysAt: string | null = window.location.hostname) {
  const status = aStatus(null)
  const at = { ...status, features: { ...status.features, passkeys_at: passkeysAt } }
  const onSignedIn = vi.fn()
  const part = (
    <PasskeySignIn onSignedIn={onSignedIn}>
      {(leads) => (
        <input
          aria-label="Email"
          // WebAuthn Level 3 adds “webauthn”, which the linter doesn’t know.
          autoComplete="username webauthn"
          data-leads={leads}
        />
      )}
    </PasskeySignIn>
  )
  const { screen, calls } = renderOver({ [STATUS]: at, [CHALLENGE]: REQUEST, ...answers }, part)
  const shown = await screen
  const made = () => calls.map(({ call }) => call).filter((call) => call !== STATUS)
  return {
    screen: shown,
    made,
    calls,
    onSignedIn,
    offer: shown.getByRole('button', { name: 'Sign in with a passkey' }),
    email: shown.getByLabelText('Email'),
  }
}

test('until the server says where passkeys work, the page shows nothing that could jump', async () => {
  const { offer, email, calls } = await signInPage({ [STATUS]: PENDING })
  await expect.poll(() => calls.length).toBe(1)
  expect(offer.query()).toBeNull()
  expect(email.query()).toBeNull()
})

test('until the device says whether it recognizes its owner, the page shows nothing that could jump', async () => {
  const device = Promise.withResolvers<boolean>()
  const asked = vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable')
  asked.mockReturnValue(device.promise)
  const { offer, email } = await signInPage()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  expect(offer.query()).toBeNull()
  expect(email.query()).toBeNull()
  device.resolve(true)
  await expect.element(email).toHaveAttribute('data-leads', 'false')
})

test.each([null, 'other.example'])(
  'where passkeys don’t work, only the email form is there: %j',
  async (passkeysAt) => {
    const { offer, email } = await signInPage({}, passkeysAt)
    await expect.element(email).toHaveAttribute('data-leads', 'true')
    expect(offer.query()).toBeNull()
  },
)

test('a device that recognizes its owner offers the passkey before the email form', async () => {
  browserHas({ device: true, autofill: false })
  const { offer, email } = await signInPage()
  await expect.element(email).toHaveAttribute('data-leads', 'false')
  expect(offer.element().compareDocumentPosition(email.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('on another device the email form comes first', async () => {
  const { offer, email } = await signInPage()
  await expect.element(email).toHaveAttribute('data-leads', 'true')
  expect(offer.element().compareDocumentPosition(email.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('a browser that can’t say whether it recognizes its owner counts as another device', async () => {
  const asked = vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable')
  asked.mockRejectedValue(new Error('blocked'))
  const { email } = await signInPage()
  await expect.element(email).toHaveAttribute('data-leads', 'true')
})

test('a passkey that the person picks signs in, without an email', async () => {
  browserAnswers(() => Promise.resolve(PICKED))
  const { offer, made, calls, onSignedIn } = await signInPage({ [SIGN_IN]: { success: true } })
  await offer.click()
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  expect(made()).toEqual([CHALLENGE, SIGN_IN])
  const signature = { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' }
  const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key', response: signature }
  expect(calls.find(({ call }) => call === SIGN_IN)?.body).toEqual({ credential })
})

test('while the browser asks for the passkey, the button ignores presses', async () => {
  const asked = browserAnswers(() => new Promise(() => {}))
  const { offer, made } = await signInPage()
  await offer.click()
  await expect.element(offer).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await offer.click()
  expect(made()).toEqual([CHALLENGE])
})

test('someone who closes the browser’s question sees no error, and can press again', async () => {
  browserAnswers(dismissed)
  const { screen, offer, made, onSignedIn } = await signInPage()
  await offer.click()
  await expect.poll(made).toEqual([CHALLENGE])
  await expect.element(offer).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('alert').query()).toBeNull()
  await offer.click()
  await expect.poll(made).toEqual([CHALLENGE, CHALLENGE])
  expect(onSignedIn).not.toHaveBeenCalled()
})

test.each([
  [refusal(404, 'PASSKEY_NOT_FOUND', 'This passkey no longer exists.'), 'This passkey no longer exists.'],
  [new Error('broken'), 'Couldn’t sign in with a passkey.'],
])('a passkey that opens no account says so, next to the email form: %s', async (failure, told) => {
  browserAnswers(() => Promise.resolve(PICKED))
  const { screen, offer, email, onSignedIn } = await signInPage({ [SIGN_IN]: failure })
  await offer.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told)
  await expect.element(email).toBeVisible()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a passkey that is picked in the email field signs in without a press on the button', async () => {
  browserHas({ device: false, autofill: true })
  const asked = browserAnswers(() => Promise.resolve(PICKED))
  const { onSignedIn } = await signInPage({ [SIGN_IN]: { success: true } })
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  expect(asked.mock.calls.map(([options]) => options?.mediation)).toEqual(['conditional'])
})

test('a failed offer in the email field shows no error, because the person asked for nothing', async () => {
  browserHas({ device: false, autofill: true })
  const asked = browserAnswers(() => Promise.resolve(PICKED))
  const { screen, offer, made } = await signInPage({ [SIGN_IN]: refusal(404, 'PASSKEY_NOT_FOUND', 'No such passkey.') })
  await expect.poll(made).toEqual([CHALLENGE, SIGN_IN])
  await expect.element(offer).toBeEnabled()
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('an offer that is still being prepared doesn’t take the place of the question that a press has opened', async () => {
  browserHas({ device: true, autofill: true })
  const asked = browserAnswers(() => new Promise(() => {}))
  const late = Promise.withResolvers<unknown>()
  let challenges = 0
  const { offer } = await signInPage({ [CHALLENGE]: () => (challenges++ === 0 ? late.promise : REQUEST) })
  await expect.poll(() => challenges).toBe(1)
  await offer.click()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  late.resolve(REQUEST)
  await late.promise
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(asked).toHaveBeenCalledTimes(1)
  await expect.element(offer).toHaveAttribute('aria-busy', 'true')
})

test('the offer in the email field ends with the page', async () => {
  browserHas({ device: false, autofill: true })
  const signals: (AbortSignal | undefined)[] = []
  const asked = vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    signals.push(options?.signal)
    return new Promise(() => {})
  })
  const { screen } = await signInPage()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await screen.unmount()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
})

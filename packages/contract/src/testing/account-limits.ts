import { CARD_NUMBER_MAX, COUNTRY_CODES, CVV_MAX, DISPLAY_NAME_MAX, INTENTIONS } from '@soundings/core/account'
import { CodeVerification, DevLogin, LinkQuestion, LinkRequest, LinkVerification } from '../auth.ts'
import { BillingAddress, EnteredCard, NewCard } from '../billing.ts'
import { MailLink, MailLinkQuery } from '../mail-link.ts'
import { Intentions } from '../onboarding.ts'
import { NewPasskey, PASSKEY_NAME_MAX, PasskeyName, PasskeySignIn } from '../passkeys.ts'
import { ProfileChange } from '../profile.ts'
import { ReminderChange, ReminderDevice } from '../reminders.ts'
import { many, text, type Limit } from './limits.ts'

export const address = {
  name: 'Mara',
  line1: 'Quay 1',
  city: 'Galway',
  state: '',
  postalCode: 'H91',
  country: COUNTRY_CODES[0],
}
export const card = { cardNumber: '4242', expiryMonth: 12, expiryYear: 2030, cvv: '123', ...address }

/** A new passkey with these values in its credential or in the credential's response. */
export const newPasskey = (credential: object = {}, response: object = {}) => ({
  name: 'Phone',
  credential: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'a', attestationObject: 'a', ...response },
    ...credential,
  },
})

/** A signed challenge with these values. */
export const proof = (credential: object = {}, response: object = {}) => ({
  credential: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', ...response },
    ...credential,
  },
})

export const reminder = { on: true, time: '21:30', days: [0], way: 'email', quiet_until: null }

/** A device with these values. */
export const device = (keys: object = {}, endpoint = 'https://push.test') => ({
  endpoint,
  keys: { p256dh: 'a', auth: 'a', ...keys },
})

export const link = { account: 'a', token: 'a' }

/** The limits of an account’s own data: signing in, passkeys, billing, profile, reminders. */
export const ACCOUNT_LIMITS: readonly Limit[] = [
  ['the length of an email address', LinkRequest, { email: text(320) }, { email: text(321) }],
  ['the length of a sign-in token', LinkVerification, { token: text(512) }, { token: text(513) }],
  ['the length of a sign-in token in question', LinkQuestion, { token: text(512) }, { token: text(513) }],
  ['the length of a sign-in code', CodeVerification, { code: text(40) }, { code: text(41) }],
  ['the length of a development token', DevLogin, { email: 'a', token: text(128) }, { email: 'a', token: text(129) }],
  ['the length of an address line', BillingAddress, { ...address, line1: text(200) }, { ...address, line1: text(201) }],
  ['a city with a letter', BillingAddress, { ...address, city: 'a' }, { ...address, city: ' ' }],
  ['the length of a state', BillingAddress, { ...address, state: text(60) }, { ...address, state: text(61) }],
  [
    'the length of a postal code',
    BillingAddress,
    { ...address, postalCode: text(20) },
    { ...address, postalCode: text(21) },
  ],
  [
    'the length of a card number',
    NewCard,
    { ...card, cardNumber: text(CARD_NUMBER_MAX) },
    { ...card, cardNumber: text(CARD_NUMBER_MAX + 1) },
  ],
  ['the length of a CVV', NewCard, { ...card, cvv: text(CVV_MAX) }, { ...card, cvv: text(CVV_MAX + 1) }],
  ['the last month', NewCard, { ...card, expiryMonth: 12 }, { ...card, expiryMonth: 13 }],
  ['the first month', NewCard, { ...card, expiryMonth: 1 }, { ...card, expiryMonth: 0 }],
  ['the last year', NewCard, { ...card, expiryYear: 2100 }, { ...card, expiryYear: 2101 }],
  ['the first year of a card', NewCard, { ...card, expiryYear: 2000 }, { ...card, expiryYear: 1999 }],
  [
    'the length of a setup intent',
    EnteredCard,
    { setupIntentId: `seti_${text(200)}` },
    { setupIntentId: `seti_${text(201)}` },
  ],
  ['intentions', Intentions, { intentions: [...INTENTIONS] }, { intentions: [...INTENTIONS, INTENTIONS[0]] }],
  ['the fewest intentions', Intentions, { intentions: [INTENTIONS[0]] }, { intentions: [] }],
  [
    'the length of a display name',
    ProfileChange,
    { display_name: text(DISPLAY_NAME_MAX) },
    { display_name: text(DISPLAY_NAME_MAX + 1) },
  ],
  [
    'the length of a passkey’s name',
    PasskeyName,
    { name: text(PASSKEY_NAME_MAX) },
    { name: text(PASSKEY_NAME_MAX + 1) },
  ],
  ['a passkey’s name with a letter', PasskeyName, { name: 'a' }, { name: ' ' }],
  ['the length of a new passkey’s id', NewPasskey, newPasskey({ id: text(1_400) }), newPasskey({ id: text(1_401) })],
  [
    'the length of a new passkey’s raw id',
    NewPasskey,
    newPasskey({ rawId: text(1_400) }),
    newPasskey({ rawId: text(1_401) }),
  ],
  [
    'the length of a new passkey’s client data',
    NewPasskey,
    newPasskey({}, { clientDataJSON: text(4_096) }),
    newPasskey({}, { clientDataJSON: text(4_097) }),
  ],
  [
    'the length of an attestation',
    NewPasskey,
    newPasskey({}, { attestationObject: text(16_384) }),
    newPasskey({}, { attestationObject: text(16_385) }),
  ],
  [
    'the ways to reach a passkey',
    NewPasskey,
    newPasskey({}, { transports: many(10, 'usb') }),
    newPasskey({}, { transports: many(11, 'usb') }),
  ],
  [
    'the length of a way to reach a passkey',
    NewPasskey,
    newPasskey({}, { transports: [text(32)] }),
    newPasskey({}, { transports: [text(33)] }),
  ],
  ['the length of a passkey’s id', PasskeySignIn, proof({ id: text(1_400) }), proof({ id: text(1_401) })],
  ['the length of a passkey’s raw id', PasskeySignIn, proof({ rawId: text(1_400) }), proof({ rawId: text(1_401) })],
  [
    'the length of client data',
    PasskeySignIn,
    proof({}, { clientDataJSON: text(4_096) }),
    proof({}, { clientDataJSON: text(4_097) }),
  ],
  [
    'the length of authenticator data',
    PasskeySignIn,
    proof({}, { authenticatorData: text(16_384) }),
    proof({}, { authenticatorData: text(16_385) }),
  ],
  [
    'the length of a signature',
    PasskeySignIn,
    proof({}, { signature: text(16_384) }),
    proof({}, { signature: text(16_385) }),
  ],
  [
    'the length of a passkey’s account',
    PasskeySignIn,
    proof({}, { userHandle: text(128) }),
    proof({}, { userHandle: text(129) }),
  ],
  ['the last weekday', ReminderChange, { ...reminder, days: [6] }, { ...reminder, days: [7] }],
  ['the first weekday', ReminderChange, { ...reminder, days: [0] }, { ...reminder, days: [-1] }],
  ['the fewest weekdays', ReminderChange, { ...reminder, days: [0] }, { ...reminder, days: [] }],
  ['each weekday once', ReminderChange, { ...reminder, days: [0, 1, 2, 3, 4, 5, 6] }, { ...reminder, days: [0, 0] }],
  ['the last minute for a reminder', ReminderChange, { ...reminder, time: '23:59' }, { ...reminder, time: '24:00' }],
  ['the length of a device’s URL', ReminderDevice, device({}, text(1_000)), device({}, text(1_001))],
  ['the length of a device’s key', ReminderDevice, device({ p256dh: text(100) }), device({ p256dh: text(101) })],
  ['the length of a device’s secret', ReminderDevice, device({ auth: text(30) }), device({ auth: text(31) })],
  ['the length of an account in a link', MailLink, { ...link, account: text(100) }, { ...link, account: text(101) }],
  ['the length of a token in a link', MailLink, { ...link, token: text(200) }, { ...link, token: text(201) }],
  [
    'the length of an account in a URL',
    MailLinkQuery,
    { ...link, account: text(100) },
    { ...link, account: text(101) },
  ],
  ['the length of a token in a URL', MailLinkQuery, { ...link, token: text(200) }, { ...link, token: text(201) }],
]

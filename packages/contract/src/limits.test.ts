import { INTENTIONS } from '@soundings/core/account'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AcousticQuery, DeviceCheckQuery } from './acoustic.ts'
import { CodeVerification, DevLogin, LinkRequest } from './auth.ts'
import { EnteredCard, NewCard, NewPaymentMethod, TierChange } from './billing.ts'
import { DaysQuery } from './days.ts'
import { BringBack } from './earlier-versions.ts'
import { MarkEcho } from './echo-marks.ts'
import { PauseEchoes } from './echoes.ts'
import type { Endpoint } from './endpoint.ts'
import * as endpoints from './endpoints.ts'
import { EntryChange, NewEntry } from './entries.ts'
import { CompleteDataQuery, EchoExport, JournalExport } from './exports.ts'
import { EntryQuery, PopularTagsQuery } from './finding-entries.ts'
import { ClassifyImports, ProcessImports, ReviewedEntries, ReviewedOrder, ReviewedText } from './imports.ts'
import { MovesQuery } from './insights.ts'
import { JournalChoices, JournalReading } from './journal-imports.ts'
import { LetterMailSwitch } from './letters.ts'
import { MailLink } from './mail-link.ts'
import { OnThisDayAnswer, OnThisDaySwitch } from './on-this-day.ts'
import { Intentions, Method, Preferences } from './onboarding.ts'
import { NewPasskey, PasskeyName, PasskeySignIn } from './passkeys.ts'
import { ProfileChange } from './profile.ts'
import { ReminderChange, ReminderDevice } from './reminders.ts'
import { ACCOUNT_LIMITS, card, device, link, newPasskey, proof, reminder } from './testing/account-limits.ts'
import { choices, JOURNAL_IMPORT_LIMITS, reading } from './testing/journal-import-limits.ts'
import { decision, entry, JOURNAL_LIMITS } from './testing/journal-limits.ts'
import { NewOwnPrompt, WritingChange } from './writing.ts'

const method = { methodText: true, methodPhoto: false, methodImport: false }

const LIMITS = [...ACCOUNT_LIMITS, ...JOURNAL_LIMITS, ...JOURNAL_IMPORT_LIMITS]

test.each(LIMITS)('%s: the bound is taken, one past it is refused', (_name, schema, at, past) => {
  expect(schema.safeParse(at).error).toBeUndefined()
  expect(schema.safeParse(past).success).toBe(false)
})

const reviewedText = { text: 'Rain.', date: null, time: null, keep_photograph: false }

/** Values that are accepted, and refused with another field. */
const STRICT: readonly (readonly [name: string, schema: z.ZodType, valid: object])[] = [
  ['a new entry', NewEntry, entry],
  ['its telemetry', NewEntry.shape.telemetry, {}],
  ['a change', EntryChange, {}],
  ['a search', EntryQuery, {}],
  ['a request for tags', PopularTagsQuery, {}],
  ['a request for the picture', AcousticQuery, {}],
  ['a request for what moves with what', MovesQuery, {}],
  ['a request for a link', LinkRequest, { email: 'a@b.test' }],
  ['a token', endpoints.auth.verifyLink.body, {}],
  ['a question about a token', endpoints.auth.linkDetails.body, {}],
  ['a code', CodeVerification, { code: 'a' }],
  ['a development login', DevLogin, { email: 'a', token: 'b' }],
  ['a card', NewCard, card],
  ['an entered card', EnteredCard, { setupIntentId: 'seti_1' }],
  ['a change of plan', TierChange, { tier: 'pro' }],
  ['a mark', MarkEcho, { verdict: 'true' }],
  ['a mark for good', MarkEcho, { verdict: 'never', scope: 'rule', value: 'mirror' }],
  ['a pause', PauseEchoes, { length: 'day' }],
  ['an export of entries', JournalExport, { format: 'txt' }],
  ['an export of Echos', EchoExport, { format: 'txt', ids: ['e'] }],
  ['a classification', ClassifyImports, { classification: 'recent' }],
  ['an import', ProcessImports, {}],
  ['decisions', ReviewedEntries, { decisions: [decision] }],
  ['a confirmed text', ReviewedText, reviewedText],
  ['intentions', Intentions, { intentions: [INTENTIONS[0]] }],
  ['a method', Method, method],
  ['preferences', Preferences, { tone: 'Neutral' }],
  ['a profile', ProfileChange, {}],
  ['a way of writing', WritingChange, {}],
  ['a prompt of one’s own', NewOwnPrompt, { text: 'Rain?' }],
  ['the reading of files', JournalReading, reading],
  ['the choices for an import', JournalChoices, choices],
  ['a range of days', DaysQuery, {}],
  ['a passkey’s name', PasskeyName, { name: 'Phone' }],
  ['a new passkey', NewPasskey, newPasskey()],
  ['a sign-in with a passkey', PasskeySignIn, proof()],
  ['reminders', ReminderChange, reminder],
  ['a device', ReminderDevice, device()],
  ['a link of an email', MailLink, link],
  ['a question about a device', DeviceCheckQuery, {}],
  ['a payment method', NewPaymentMethod, card],
  ['the return of a version', BringBack, {}],
  ['an export of everything', CompleteDataQuery, {}],
  ['an order of dates', ReviewedOrder, { order: 'day-first' }],
  ['a switch for letters', LetterMailSwitch, { on: true }],
  ['an answer to a day', OnThisDayAnswer, { answer: 'hide' }],
  ['a switch for days', OnThisDaySwitch, { on: true }],
]

test.each(STRICT)('%s with an unknown field is refused', (_name, schema, valid) => {
  expect(schema.safeParse(valid).error).toBeUndefined()
  expect(schema.safeParse({ ...valid, color: 'red' }).success).toBe(false)
})

test('every body, query and header that an endpoint reads is in one of these lists', () => {
  const tested = new Set<z.ZodType>([...LIMITS, ...STRICT].map(([, schema]) => schema))
  const read = Object.entries(endpoints).flatMap(([capability, rows]) =>
    Object.entries<Endpoint>(rows).flatMap(([name, { body, query, headers }]) =>
      [body, query, headers].flatMap((schema) => (schema && !tested.has(schema) ? [`${capability}.${name}`] : [])),
    ),
  )
  expect(read).toEqual([])
})

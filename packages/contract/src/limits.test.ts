import { RATING_MAX, RATING_MIN, TAGS_GIVEN_MAX } from '@soundings/core/entries'
import { CARD_NUMBER_MAX, COUNTRY_CODES, CVV_MAX, DISPLAY_NAME_MAX, INTENTIONS } from '@soundings/core/account'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AcousticQuery } from './acoustic.ts'
import { CodeVerification, DevLogin, LinkQuestion, LinkRequest, LinkVerification } from './auth.ts'
import { BillingAddress, EnteredCard, NewCard, TierChange } from './billing.ts'
import { MarkEcho } from './echo-marks.ts'
import { PauseEchoes } from './echoes.ts'
import { EntryChange, IdempotencyHeader, NewEntry } from './entries.ts'
import { EntryQuery, PAGE_LIMIT_MAX, PopularTagsQuery } from './finding-entries.ts'
import { EchoExport, EXPORTED_ECHOES_MAX, JournalExport } from './exports.ts'
import { ClassifyImports, PENDING_IMPORTS_MAX, ProcessImports, ReviewedEntries, ReviewedText } from './imports.ts'
import { MovesQuery } from './insights.ts'
import { Intentions, Method, Preferences } from './onboarding.ts'
import { ProfileChange } from './profile.ts'
import { PromptsQuery } from './prompts.ts'

const entry = { content: 'Rain.', mood: 3, energy: 3, focus: 3 }
const address = {
  name: 'Mara',
  line1: 'Quay 1',
  city: 'Galway',
  state: '',
  postalCode: 'H91',
  country: COUNTRY_CODES[0],
}
const card = { cardNumber: '4242', expiryMonth: 12, expiryYear: 2030, cvv: '123', ...address }
const decision = { first: 0, count: 1, date: null, time: null, keep: true }
const method = { methodText: true, methodPhoto: false, methodImport: false }
const text = (length: number) => 'a'.repeat(length)
const many = <T>(length: number, item: T) => Array.from({ length }, () => item)
const ID = '11111111-1111-4111-8111-111111111111'

type Case = [name: string, schema: z.ZodType, at: unknown, past: unknown]

/** Values accepted at each limit, and rejected one past it. */
const LIMITS: readonly Case[] = [
  ['the lowest rating', NewEntry, { ...entry, mood: RATING_MIN }, { ...entry, mood: RATING_MIN - 1 }],
  ['the highest rating', NewEntry, { ...entry, focus: RATING_MAX }, { ...entry, focus: RATING_MAX + 1 }],
  ['a whole rating', NewEntry, { ...entry, energy: 2 }, { ...entry, energy: 2.5 }],
  [
    'tags of an entry',
    NewEntry,
    { ...entry, tags: many(TAGS_GIVEN_MAX, 'sea') },
    { ...entry, tags: many(TAGS_GIVEN_MAX + 1, 'sea') },
  ],
  ['the length of a tag', NewEntry, { ...entry, tags: [text(64)] }, { ...entry, tags: [text(65)] }],
  ['a tag with a letter', NewEntry, { ...entry, tags: ['a'] }, { ...entry, tags: [' '] }],
  [
    'the first year',
    NewEntry,
    { ...entry, created_at: '1900-01-01T00:00:00Z' },
    { ...entry, created_at: '1899-12-31T23:59:59Z' },
  ],
  ['typing speed', EntryChange, { telemetry: { typing_speed_wpm: 1000 } }, { telemetry: { typing_speed_wpm: 1001 } }],
  [
    'time on an entry',
    EntryChange,
    { telemetry: { time_on_entry_seconds: 31_536_000 } },
    { telemetry: { time_on_entry_seconds: 31_536_001 } },
  ],
  ['counted edits', EntryChange, { telemetry: { edit_count: 10_000_000 } }, { telemetry: { edit_count: 10_000_001 } }],
  [
    'the length of an idempotency key',
    IdempotencyHeader,
    { 'idempotency-key': text(200) },
    { 'idempotency-key': text(201) },
  ],
  ['an idempotency key with a character', IdempotencyHeader, { 'idempotency-key': 'a' }, { 'idempotency-key': '' }],
  ['the length of a search', EntryQuery, { q: text(500) }, { q: text(501) }],
  ['the length of a tag searched for', EntryQuery, { tag: text(64) }, { tag: text(65) }],
  ['the length of a cursor', EntryQuery, { cursor: text(200) }, { cursor: text(201) }],
  ['the largest page', EntryQuery, { limit: String(PAGE_LIMIT_MAX) }, { limit: String(PAGE_LIMIT_MAX + 1) }],
  ['the smallest page', EntryQuery, { limit: '1' }, { limit: '0' }],
  ['popular tags', PopularTagsQuery, { limit: '50' }, { limit: '51' }],
  ['days of the picture', AcousticQuery, { days: '30' }, { days: '31' }],
  ['the fewest days of the picture', AcousticQuery, { days: '1' }, { days: '0' }],
  ['rounds of prompts', PromptsQuery, { round: '10000' }, { round: '10001' }],
  ['a rating for prompts', PromptsQuery, { mood: '5' }, { mood: '6' }],
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
  [
    'exported Echos',
    EchoExport,
    { format: 'txt', ids: many(EXPORTED_ECHOES_MAX, 'e') },
    { format: 'txt', ids: many(EXPORTED_ECHOES_MAX + 1, 'e') },
  ],
  [
    'the length of a barred line',
    MarkEcho,
    { verdict: 'never', scope: 'line', value: text(500) },
    { verdict: 'never', scope: 'line', value: text(501) },
  ],
  ['the fewest exported Echos', EchoExport, { format: 'txt', ids: ['e'] }, { format: 'txt', ids: [] }],
  [
    'an export of one day',
    JournalExport,
    { format: 'txt', start: '2026-03-02', end: '2026-03-02' },
    { format: 'txt', start: '2026-03-03', end: '2026-03-02' },
  ],
  [
    'imports at a time',
    ProcessImports,
    { pending_ids: many(PENDING_IMPORTS_MAX, ID) },
    { pending_ids: many(PENDING_IMPORTS_MAX + 1, ID) },
  ],
  ['the fewest decisions', ReviewedEntries, { decisions: [decision] }, { decisions: [] }],
  ['the first found entry', ReviewedEntries, { decisions: [decision] }, { decisions: [{ ...decision, first: -1 }] }],
  ['joined entries', ReviewedEntries, { decisions: [decision] }, { decisions: [{ ...decision, count: 0 }] }],
  [
    'the last minute',
    ReviewedEntries,
    { decisions: [{ ...decision, time: '23:59' }] },
    { decisions: [{ ...decision, time: '24:00' }] },
  ],
  ['intentions', Intentions, { intentions: [...INTENTIONS] }, { intentions: [...INTENTIONS, INTENTIONS[0]] }],
  ['the fewest intentions', Intentions, { intentions: [INTENTIONS[0]] }, { intentions: [] }],
  [
    'the length of a display name',
    ProfileChange,
    { display_name: text(DISPLAY_NAME_MAX) },
    { display_name: text(DISPLAY_NAME_MAX + 1) },
  ],
]

test.each(LIMITS)('%s: the bound is taken, one past it is refused', (_name, schema, at, past) => {
  expect(schema.safeParse(at).error).toBeUndefined()
  expect(schema.safeParse(past).success).toBe(false)
})

const reviewedText = { text: 'Rain.', date: null, time: null, keep_photograph: false }

test.each<[string, z.ZodType, object]>([
  ['a new entry', NewEntry, entry],
  ['its telemetry', NewEntry.shape.telemetry, {}],
  ['a change', EntryChange, {}],
  ['a search', EntryQuery, {}],
  ['a request for tags', PopularTagsQuery, {}],
  ['a request for the picture', AcousticQuery, {}],
  ['a request for what moves with what', MovesQuery, {}],
  ['a request for a link', LinkRequest, { email: 'a@b.test' }],
  ['a token', LinkVerification, {}],
  ['a question about a token', LinkQuestion, {}],
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
])('%s with an unknown field is refused', (_name, schema, valid) => {
  expect(schema.safeParse(valid).error).toBeUndefined()
  expect(schema.safeParse({ ...valid, color: 'red' }).success).toBe(false)
})

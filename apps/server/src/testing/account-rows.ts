import { claimAddress } from '#server/capabilities/accounts/new-accounts.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { billingStore } from '#server/capabilities/billing/billing.store.ts'
import { echoMarksStore, type StoredMark } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore, type StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { versionBody, type EarlierVersion } from '#server/capabilities/entries/earlier-version.ts'
import { earlierVersionsStore } from '#server/capabilities/entries/earlier-versions.store.ts'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/entry-record.ts'
import { putBackEntries } from '#server/capabilities/entries/archived-entries.store.ts'
import { pendingImportsStore } from '#server/capabilities/imports/pending-imports.store.ts'
import { journalImportsStore } from '#server/capabilities/journal-imports/journal-imports.store.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { letterMailStore } from '#server/capabilities/letters/letter-mail.store.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import type { Letter } from '@soundings/core/letters'
import { onThisDayStore } from '#server/capabilities/on-this-day/on-this-day.store.ts'
import { passkeysStore, type PasskeyBody } from '#server/capabilities/passkeys/passkeys.store.ts'
import { ownPromptsStore } from '#server/capabilities/writing/own-prompts.store.ts'
import { writingChoicesStore } from '#server/capabilities/writing/writing-choices.store.ts'
import { FIRST_SETTINGS, type ReminderSettings } from '@soundings/core/reminders'
import {
  pushSubscriptionsStore,
  type StoredSubscription,
} from '#server/capabilities/reminders/push-subscriptions.store.ts'
import { remindersStore } from '#server/capabilities/reminders/reminders.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { Tx } from '#server/platform/db/port.ts'
import { openAccountVault, type AccountVault, type WrappedKey } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { anImportBody } from './a-journal-import.ts'

/** Every account has rows with the same ids, which is allowed: account and id together identify a row. */
export const id = (kind: number, nth: number) => `${kind}0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
export const WRITTEN = id(1, 1)
export const OLDER = id(1, 2)
export const DELETED = id(1, 3)
export const IMPORTED = id(1, 4)
export const IMPORT = id(2, 1)
export const [ARRIVING_IMPORT, UNDONE_IMPORT, DONE_IMPORT, JOURNAL_IMPORT] = [
  id(2, 2),
  id(2, 3),
  id(2, 5),
  id(2, 4),
] as const
export const ECHO = id(3, 1)
export const LETTER = 'week-2026-11-09'
export const PENDING = id(4, 1)
export const [CARD, OTHER_CARD] = [id(5, 1), id(5, 2)] as const
export const AVATAR = id(6, 1)
export const [OF_ENTRY, OF_PENDING, OF_ANOTHER] = [id(7, 1), id(7, 2), id(7, 3)] as const
export const [PICTURE, LOOSE_PICTURE, OTHER_PICTURE] = [id(7, 4), id(7, 5), id(7, 6)] as const
export const PASSKEY = id(8, 1)
export const OWN_PROMPT = id(9, 5)
export const VERSION = id(9, 1)
export const KEY_HASH = Buffer.alloc(32, 7)
export const TOKEN_HASH = Buffer.alloc(32, 8)
export const OTHER_TOKEN_HASH = Buffer.alloc(32, 9)
export const CREDENTIAL_HASH = Buffer.alloc(32, 10)
export const ENDPOINT_HASH = Buffer.alloc(32, 11)
export const OTHER_ENDPOINT_HASH = Buffer.alloc(32, 12)
export const TODAY = 20_778
export const NOW = new Date(TODAY * 86_400_000 + 43_200_000)
export const LATER = new Date(NOW.getTime() + 60_000)
const ADDRESS = { name: 'N', line1: 'L', city: 'C', state: 'FL', postalCode: '1', country: 'US' } as const

/** An account whose rows have the same ids as the other’s; `hoursLater` is 0 for the owner, who makes the calls. */
export type Somebody = { accountId: string; key: WrappedKey; word: string; emailHash: Buffer; hoursLater: number }

/** Fills every table that holds rows of an account. */
export async function settle(tx: Tx, root: RootKeys, person: Somebody): Promise<void> {
  const { accountId, key, word, hoursLater } = person
  const vault = openAccountVault(root, accountId, key)
  const emailSealed = vault.seal('accounts.email', `${word}@x.test`)
  const account = { id: accountId, createdAt: NOW, key, emailSealed, timeZone: `Etc/${word}` }
  await claimAddress(tx, person.emailHash, account)
  for (const tokenHash of [TOKEN_HASH, OTHER_TOKEN_HASH]) {
    await sessionsStore(tx).start({ tokenHash, accountId, now: NOW, expiresAt: LATER })
  }
  await putBackEntries(tx, vault, [
    { ...anEntry(person, WRITTEN, TODAY), answers: { question: `Of ${word}?`, echo: ECHO, askedOn: TODAY } },
    anEntry(person, OLDER, TODAY - 3),
    anEntry(person, DELETED, TODAY - 1),
    // The journals begin on different days.
    { ...anEntry(person, IMPORTED, TODAY - 4 - hoursLater), addedAt: NOW, origin: 'imported', importId: IMPORT },
  ])
  await tx.query('update entries set idempotency_hash = $3 where account_id = $1 and entry_id = $2', [
    accountId,
    WRITTEN,
    KEY_HASH,
  ])
  // In the form of rows from before migration 0011.
  await tx.query('update entries set edit_count = 3 where account_id = $1 and entry_id = $2', [accountId, OLDER])
  await entriesStore(tx, vault).markDeleted(DELETED, NOW)
  await settleImports(tx, vault, person)
  const versions = earlierVersionsStore(tx, vault)
  await versions.insert(aVersion(person))
  // One of the other accounts has earlier versions of its imported entries, so that an undo there would keep them.
  if (hoursLater < 0) {
    await versions.insert({ ...aVersion(person, id(9, 3)), entryId: IMPORTED })
    await versions.insert({ ...aVersion(person, id(9, 4)), entryId: id(1, 7) })
  }
  await echoesStore(tx, vault).putBack(anEcho(person))
  await echoMarksStore(tx, vault).save(aMark(word))
  await pendingImportsStore(tx, vault).insert(aPending(word), `A page of ${word}.`)
  await photographsStore(tx, vault).insert(aPhotograph(OF_PENDING, word), PENDING)
  // In the other account, the photograph with the same id belongs to another entry.
  const [first, second] = hoursLater === 0 ? [WRITTEN, OLDER] : [OLDER, WRITTEN]
  await photographsStore(tx, vault).putBack(aPhotograph(OF_ENTRY, word), first)
  await photographsStore(tx, vault).putBack(aPhotograph(OF_ANOTHER, word), second)
  const pictures = entryPhotographsStore(tx, vault)
  await pictures.insert(aPicture(PICTURE, word), first, NOW)
  await pictures.insert(aPicture(OTHER_PICTURE, word), second, NOW)
  await pictures.insert(aPicture(LOOSE_PICTURE, word), null, NOW)
  await avatarsStore(tx, vault).save(AVATAR, Buffer.from(word))
  await onThisDayStore(tx, vault).save({ on: true, hidden: null, left: [], retired: [word.length] })
  await writingChoicesStore(tx, vault).save({ dayStart: hoursLater, wordGoal: 100, showsStreaks: true })
  await ownPromptsStore(tx, vault).add({ id: OWN_PROMPT, addedAt: NOW, text: `What of ${word}?` })
  await passkeysStore(tx, vault).add(PASSKEY, CREDENTIAL_HASH, aPasskey(word))
  await lettersStore(tx, vault).save(LETTER, aLetter(word))
  await letterMailStore(tx, accountId).turnOn(TOKEN_HASH, TODAY, { week: hoursLater, month: 1, year: 1 })
  await remindersStore(tx, vault).save(someReminders(word), NOW)
  await pushSubscriptionsStore(tx, vault).save(TOKEN_HASH, ENDPOINT_HASH, aSubscription(word))
  await pushSubscriptionsStore(tx, vault).save(OTHER_TOKEN_HASH, OTHER_ENDPOINT_HASH, aSubscription(word))
  const billing = billingStore(tx, vault)
  await billing.openCustomer('sandbox', `customer of ${word}`)
  await billing.addPaymentMethod(CARD, 'sandbox', aCard('first', word), NOW)
  await billing.addPaymentMethod(OTHER_CARD, 'sandbox', aCard('second', word), NOW)
  await billing.makeDefault(tx, CARD)
}

/** A journal whose import is not complete, one whose import was undone, and one that waits for a decision. */
async function settleImports(tx: Tx, vault: AccountVault, person: Somebody): Promise<void> {
  const arriving = arrivingEntriesStore(tx, vault)
  const from = (entryId: string, importId: string) => ({ ...anEntry(person, entryId, TODAY - 2), importId })
  await arriving.insert([{ entry: from(id(1, 5), ARRIVING_IMPORT), keyHash: null }])
  await arriving.insert([{ entry: from(id(1, 6), UNDONE_IMPORT), keyHash: null }])
  await arriving.show(UNDONE_IMPORT, NOW)
  await arriving.hide(UNDONE_IMPORT, NOW)
  await arriving.insert([{ entry: from(id(1, 7), DONE_IMPORT), keyHash: null }])
  await arriving.show(DONE_IMPORT, NOW)
  const imports = journalImportsStore(tx, vault)
  const body = anImportBody(`${person.word}.zip`, NOW)
  await imports.insert({ id: JOURNAL_IMPORT, body, now: NOW })
  await imports.move(JOURNAL_IMPORT, ['looking'], 'found', body)
}

export const nobody = { word: 'changed', hoursLater: 0 }

export function anEntry(
  { word, hoursLater }: Pick<Somebody, 'word' | 'hoursLater'>,
  entryId: string,
  day: number,
): EntryRecord {
  const at = new Date((day * 24 + 12 + hoursLater) * 3_600_000)
  const body: Pick<EntryRecord, 'title' | 'content' | 'tags'> = { title: word, content: `Of ${word}.`, tags: [] }
  return {
    ...body,
    id: entryId,
    createdAt: at,
    // Both accounts have the same value, because a change names the version it was based on.
    updatedAt: NOW,
    addedAt: at,
    day,
    hour: 12,
    utcOffset: 0,
    timeZone: 'UTC',
    mood: word.length % 5 || 1,
    energy: 3,
    focus: 3,
    wordCount: word.length,
    historic: false,
    undated: false,
    photographed: true,
    damaged: false,
    origin: 'written',
    importId: null,
    typingSpeedWpm: null,
    timeOnEntrySeconds: null,
    editCount: null,
    sentimentScore: null,
    lexicalDiversity: null,
  }
}

/** Both accounts have the same version, replaced at different times. */
export function aVersion(
  { word, hoursLater }: Pick<Somebody, 'word' | 'hoursLater'>,
  versionId = VERSION,
): EarlierVersion {
  const entry = anEntry({ word, hoursLater }, WRITTEN, TODAY)
  const replacedAt = new Date(NOW.getTime() + hoursLater * 3_600_000)
  const { createdAt: savedAt, wordCount } = entry
  return { id: versionId, entryId: WRITTEN, savedAt, replacedAt, aside: false, wordCount, body: versionBody(entry) }
}

export function anEcho({ word }: Somebody): StoredEcho {
  return {
    id: ECHO,
    generatedAt: NOW,
    day: TODAY,
    text: `You wrote ${word}.`,
    patternType: 'presence',
    patternLabel: word,
    basedOnEntries: 7,
    timeframeDays: 7,
    resonance: 0.5,
    receipt: {} as StoredEcho['receipt'],
    teaser: null,
    checkedAt: NOW,
  }
}

export function aPasskey(word: string): PasskeyBody {
  return {
    name: word,
    credential: word,
    publicKey: word,
    counter: 0,
    transports: [],
    synced: false,
    createdAt: NOW.getTime(),
    lastUsedAt: null,
  }
}

export function someReminders(word: string): ReminderSettings {
  return { ...FIRST_SETTINGS, on: true, minute: word.length }
}

export function aSubscription(word: string): StoredSubscription {
  return { endpoint: word, p256dh: word, auth: word }
}

export function aLetter(word: string): Letter {
  return { kind: 'week', first: 20_766, last: 20_772, version: word, day: TODAY, asOf: NOW.getTime(), sentences: [] }
}

export function aMark(word: string): StoredMark {
  return { echo: ECHO, at: word.length, said: { day: TODAY, verdict: 'never', scope: 'subject', value: word } }
}

export function aPending(word: string): Parameters<ReturnType<typeof pendingImportsStore>['insert']>[0] {
  const plan = {
    name: word,
    found: [],
    decisions: [],
    order: null,
    isOrderCertain: true,
    words: [],
    keepPhotograph: true,
  }
  return { id: PENDING, createdAt: NOW, kind: 'photograph', sizeBytes: word.length, confirmed: false, plan }
}

export function aPhotograph(photographId: string, word: string) {
  return { id: photographId, mediaType: 'image/png', original: Buffer.from(word), display: Buffer.from(word) }
}

export function aPicture(photographId: string, word: string) {
  return { id: photographId, image: Buffer.from(word), thumbnail: Buffer.from(word) }
}

export function aCard(reference: string, brand: string) {
  return { reference, brand, last4: '4242', expiryMonth: 1, expiryYear: 2031, billingAddress: ADDRESS }
}

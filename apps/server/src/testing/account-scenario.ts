import { setAsideStore } from '#server/admin/set-aside.store.ts'
import {
  accountDirectory,
  accountStore,
  adoptTimeZone,
  claimAddress,
} from '#server/capabilities/accounts/accounts.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { billingStore } from '#server/capabilities/billing/billing.store.ts'
import { echoesStore, type StoredEcho } from '#server/capabilities/echoes/echoes.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import type { EntryRecord } from '#server/capabilities/entries/entry-record.ts'
import { entryVersions } from '#server/capabilities/entries/entry-versions.store.ts'
import { importedEntriesStore } from '#server/capabilities/entries/imported-entries.store.ts'
import {
  keptEntriesStore,
  putBackEntries,
  takeBackEntries,
  type KeptEntry,
} from '#server/capabilities/entries/kept-entries.store.ts'
import { repeatedSavesStore } from '#server/capabilities/entries/repeated-saves.store.ts'
import { currentSafety } from '#server/capabilities/entries/safety.store.ts'
import { pendingImportsStore } from '#server/capabilities/imports/pending-imports.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { leavingStore } from '#server/capabilities/leaving/leaving.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { Tx } from '#server/db/port.ts'
import { openAccountVault, type AccountVault, type WrappedKey } from '#server/vault/account-vault.ts'
import type { RootKeys } from '#server/vault/root-keys.ts'
import { analyst } from './analyst.ts'

/** Ids are the same in every account, as they may be: a row is named by its account and its id. */
const id = (kind: number, nth: number) => `${kind}0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
const WRITTEN = id(1, 1)
const OLDER = id(1, 2)
const DELETED = id(1, 3)
const IMPORTED = id(1, 4)
const IMPORT = id(2, 1)
const ECHO = id(3, 1)
const PENDING = id(4, 1)
const [CARD, OTHER_CARD] = [id(5, 1), id(5, 2)] as const
const AVATAR = id(6, 1)
const [OF_ENTRY, OF_PENDING, OF_ANOTHER] = [id(7, 1), id(7, 2), id(7, 3)] as const
const KEY_HASH = Buffer.alloc(32, 7)
const TOKEN_HASH = Buffer.alloc(32, 8)
const OTHER_TOKEN_HASH = Buffer.alloc(32, 9)
const TODAY = 20_778
const NOW = new Date(TODAY * 86_400_000 + 43_200_000)
const LATER = new Date(NOW.getTime() + 60_000)
const ADDRESS = { name: 'N', line1: 'L', city: 'C', state: 'FL', postalCode: '1', country: 'US' } as const

/** Somebody whose rows are named as everybody's here; `hoursLater` is 0 for the owner, in whose name the calls are made. */
export type Somebody = { accountId: string; key: WrappedKey; word: string; emailHash: Buffer; hoursLater: number }

/** A call of a store on behalf of one account. */
export type Call = { name: string; run: (tx: Tx, vault: AccountVault, other: Buffer) => Promise<unknown> }

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
    anEntry(person, WRITTEN, TODAY),
    anEntry(person, OLDER, TODAY - 3),
    anEntry(person, DELETED, TODAY - 1),
    { ...anEntry(person, IMPORTED, TODAY - 2), origin: 'imported', importId: IMPORT },
  ])
  await tx.query('update entries set idempotency_hash = $3 where account_id = $1 and entry_id = $2', [
    accountId,
    WRITTEN,
    KEY_HASH,
  ])
  await entriesStore(tx, vault).markDeleted(DELETED, NOW)
  await echoesStore(tx, vault).putBack(anEcho(person))
  await pendingImportsStore(tx, vault).insert(aPending(word), `A page of ${word}.`)
  await photographsStore(tx, vault).insert(aPhotograph(OF_PENDING, word), PENDING)
  // The same photograph lies beside another entry than that of the owner.
  const [first, second] = hoursLater === 0 ? [WRITTEN, OLDER] : [OLDER, WRITTEN]
  await photographsStore(tx, vault).putBack(aPhotograph(OF_ENTRY, word), first)
  await photographsStore(tx, vault).putBack(aPhotograph(OF_ANOTHER, word), second)
  await avatarsStore(tx, vault).save(AVATAR, Buffer.from(word))
  const billing = billingStore(tx, vault)
  await billing.openCustomer('sandbox', `customer of ${word}`)
  await billing.addPaymentMethod(CARD, 'sandbox', aCard('first', word), NOW)
  await billing.addPaymentMethod(OTHER_CARD, 'sandbox', aCard('second', word), NOW)
  await billing.makeDefault(tx, CARD)
}

/** Every statement of the stores that is bound to an account, by what asks for it. */
export const CALLS: readonly Call[] = [
  call('account: key', (tx, { accountId }) => accountDirectory(tx).findKey(accountId)),
  call('account: read', (tx, vault) => accountStore(tx, vault).read()),
  call('account: lock', (tx, vault) => accountStore(tx, vault).lock()),
  call('account: time zone', (tx, vault) => accountStore(tx, vault).timeZone()),
  call('account: intentions', (tx, vault) => accountStore(tx, vault).saveIntentions(['Self-awareness'], 1)),
  call('account: method', (tx, vault) =>
    accountStore(tx, vault).saveMethod({ methodText: true, methodPhoto: false, methodImport: false }, 2),
  ),
  call('account: preferences', (tx, vault) =>
    accountStore(tx, vault).savePreferences({ frequency: 'Daily', tone: 'Neutral' }, 3),
  ),
  call('account: onboarding', (tx, vault) => accountStore(tx, vault).completeOnboarding(NOW, 4)),
  call('account: pause', (tx, vault) => accountStore(tx, vault).saveEchoPause({ until: TODAY + 7 })),
  call('account: name', (tx, vault) => accountStore(tx, vault).saveDisplayName('Another')),
  call('account: address', (tx, vault) => accountStore(tx, vault).saveEmail('another@x.test')),
  call('account: save time zone', (tx, vault) => accountStore(tx, vault).saveTimeZone('UTC')),
  call('account: adopt time zone', (tx, { accountId }) => adoptTimeZone(tx, accountId, 'UTC')),
  call('account: tier', (tx, vault) => accountStore(tx, vault).saveTier('pro')),
  call('sessions: find', (tx, { accountId }) => sessionsStore(tx).find({ accountId, tokenHash: TOKEN_HASH }, NOW)),
  call('sessions: extend', (tx, { accountId }) =>
    sessionsStore(tx).extend({ accountId, tokenHash: TOKEN_HASH }, LATER, LATER),
  ),
  call('sessions: end', (tx, { accountId }) => sessionsStore(tx).end({ accountId, tokenHash: TOKEN_HASH })),
  call('sessions: list', (tx, { accountId }) => sessionsStore(tx).list(accountId, NOW)),
  call('sessions: end others', (tx, { accountId }) => sessionsStore(tx).endOthers(accountId, TOKEN_HASH)),
  call('sessions: end all', (tx, { accountId }) => sessionsStore(tx).endAll(accountId)),
  call('entries: find', (tx, vault) => entriesStore(tx, vault).find(WRITTEN)),
  call('entries: find many', (tx, vault) => entriesStore(tx, vault).findMany([WRITTEN, OLDER])),
  call('entries: page', (tx, vault) => entriesStore(tx, vault).page(10)),
  call('entries: update', (tx, vault) =>
    entriesStore(tx, vault).update(WRITTEN, NOW, { ...anEntry(nobody, WRITTEN, TODAY), updatedAt: LATER }),
  ),
  call('entries: delete', (tx, vault) => entriesStore(tx, vault).markDeleted(WRITTEN, LATER)),
  call('entries: restore', (tx, vault) => entriesStore(tx, vault).restore(DELETED, new Date(0), LATER)),
  call('entries: count', (tx, vault) => entriesStore(tx, vault).countNotHistoric()),
  call('entries: latest', (tx, vault) => entriesStore(tx, vault).latestArrival()),
  call('entries: touched', (tx, vault) => entriesStore(tx, vault).touchedAfter(new Date(0))),
  call('entries: numbers', (tx, vault) => entriesStore(tx, vault).numbers(TODAY - 1)),
  call('entries: safety', (tx, vault) => currentSafety({ db: tx, analyst }, vault, TODAY)),
  // The rest of a mark is the numbers of transactions.
  call('versions: mark', async (tx, vault) => (await entryVersions(tx, vault).mark()).split(' ')[0]),
  call('versions: mark of an account that is gone', (tx, vault) =>
    entryVersions(tx, { ...vault, accountId: id(9, 9) }).mark(),
  ),
  call('versions: changes', async (tx, vault) => {
    const changes = await entryVersions(tx, vault).changes({ seen: '1:1:', mark: '' })
    return [changes?.mark.split(' ')[0], changes?.written.map((entry) => entry.id).toSorted()]
  }),
  call('versions: list', async (tx, vault) => (await entryVersions(tx, vault).list()).map((entry) => entry.id)),
  call('versions: open', (tx, vault) => entryVersions(tx, vault).open([WRITTEN])),
  call('saves: find', (tx, vault) => repeatedSavesStore(tx, vault).find(KEY_HASH)),
  call('saves: release', (tx, vault) => repeatedSavesStore(tx, vault).release(WRITTEN)),
  call('imports: undo', (tx, vault) => importedEntriesStore(tx, vault).markDeleted(IMPORT, LATER)),
  call('kept: all', async (tx, vault) => {
    const entries: KeptEntry[] = []
    for await (const entry of keptEntriesStore(tx, vault).oldestFirst()) entries.push(entry)
    return entries
  }),
  call('kept: are there', (tx, vault) => keptEntriesStore(tx, vault).areThere([WRITTEN, OLDER])),
  call('kept: count', (tx, vault) => keptEntriesStore(tx, vault).count()),
  call('kept: take back', (tx, vault) =>
    takeBackEntries(
      tx,
      vault,
      [
        { id: WRITTEN, updatedAt: NOW, isNew: true },
        { id: OLDER, updatedAt: NOW, isNew: false },
      ],
      LATER,
    ),
  ),
  call('echoes: list', (tx, vault) => echoesStore(tx, vault).list()),
  call('echoes: ids', async (tx, vault) => (await echoesStore(tx, vault).ids()).size),
  call('echoes: count', (tx, vault) => echoesStore(tx, vault).count()),
  call('echoes: remove', (tx, vault) => echoesStore(tx, vault).remove([ECHO])),
  call('echoes: take back', (tx, vault) => echoesStore(tx, vault).takeBack([ECHO])),
  call('echoes: doubt', (tx, vault) => echoesStore(tx, vault).doubtAll()),
  call('echoes: checked', (tx, vault) => echoesStore(tx, vault).markChecked([ECHO], LATER)),
  call('pending: count', (tx, vault) => pendingImportsStore(tx, vault).count()),
  call('pending: list', (tx, vault) => pendingImportsStore(tx, vault).list()),
  call('pending: find', (tx, vault) => pendingImportsStore(tx, vault).find(PENDING)),
  call('pending: text', (tx, vault) => pendingImportsStore(tx, vault).text(PENDING)),
  call('pending: plan', (tx, vault) => pendingImportsStore(tx, vault).savePlan(PENDING, aPending('x').plan)),
  call('pending: confirm', (tx, vault) =>
    pendingImportsStore(tx, vault).confirmText(PENDING, aPending('x').plan, 'Confirmed.'),
  ),
  call('pending: classify', (tx, vault) => pendingImportsStore(tx, vault).classify([PENDING], 'recent')),
  call('pending: lock', (tx, vault) => pendingImportsStore(tx, vault).lock([PENDING])),
  call('pending: remove', (tx, vault) => pendingImportsStore(tx, vault).remove([PENDING])),
  call('photographs: kept', (tx, vault) => photographsStore(tx, vault).kept()),
  call('photographs: read', (tx, vault) => photographsStore(tx, vault).read(OF_ENTRY)),
  call('photographs: move', (tx, vault) => photographsStore(tx, vault).moveToEntry(PENDING, OLDER)),
  call('photographs: of pending', (tx, vault) => photographsStore(tx, vault).displayOfPending(PENDING)),
  call('photographs: of entry', (tx, vault) => photographsStore(tx, vault).displayOfEntry(WRITTEN)),
  call('photographs: of a deleted entry', async (tx, vault) => {
    await entriesStore(tx, vault).markDeleted(WRITTEN, LATER)
    const photographs = photographsStore(tx, vault)
    return [await photographs.displayOfEntry(WRITTEN), await photographs.originalOfEntry(WRITTEN)]
  }),
  call('photographs: original', (tx, vault) => photographsStore(tx, vault).originalOfEntry(WRITTEN)),
  call('avatars: version', (tx, vault) => avatarsStore(tx, vault).version()),
  call('avatars: read', (tx, vault) => avatarsStore(tx, vault).read(AVATAR)),
  call('avatars: remove', (tx, vault) => avatarsStore(tx, vault).remove()),
  call('billing: subscription', (tx, vault) => billingStore(tx, vault).subscription()),
  call('billing: plan', (tx, vault) => billingStore(tx, vault).savePlan(null, { reference: 'plan', paidSince: NOW })),
  call('billing: cards', (tx, vault) => billingStore(tx, vault).paymentMethods('sandbox')),
  call('billing: remove card', (tx, vault) => billingStore(tx, vault).removePaymentMethod(CARD)),
  call('billing: default', (tx, vault) => billingStore(tx, vault).makeDefault(tx, OTHER_CARD)),
  call('billing: remove all', (tx, vault) => billingStore(tx, vault).removeAll()),
  call('leaving: journal', (tx, { accountId }) => leavingStore(tx, accountId).removeJournal()),
  call('leaving: key', (tx, { accountId }) => leavingStore(tx, accountId).destroyKey()),
  call('leaving: sessions', (tx, { accountId }) => leavingStore(tx, accountId).endSessions()),
  call('leaving: addresses', (tx, { accountId }) => leavingStore(tx, accountId).addresses()),
  call('leaving: release', (tx, { accountId }, other) => leavingStore(tx, accountId).releaseAddress(other)),
  call('leaving: account', (tx, { accountId }) => leavingStore(tx, accountId).removeAccount()),
  ...(['entries', 'photographs', 'pending_imports'] as const).flatMap((table) => {
    const row = { entries: WRITTEN, photographs: OF_ENTRY, pending_imports: PENDING }[table]
    return [
      // Their sealed bytes differ from world to world.
      call(`set aside: read ${table}`, async (tx, { accountId }) =>
        (await setAsideStore(tx, accountId).read(table, row)).map((printed) => printed.row['account_id']),
      ),
      call(`set aside: remove ${table}`, (tx, { accountId }) => setAsideStore(tx, accountId).remove(table, row)),
    ]
  }),
]

function call(name: string, run: Call['run']): Call {
  return { name, run }
}

const nobody = { word: 'changed', hoursLater: 0 }

function anEntry({ word, hoursLater }: Pick<Somebody, 'word' | 'hoursLater'>, entryId: string, day: number): KeptEntry {
  const at = new Date((day * 24 + 12 + hoursLater) * 3_600_000)
  const body: Pick<EntryRecord, 'title' | 'content' | 'tags'> = { title: word, content: `Of ${word}.`, tags: [] }
  return {
    ...body,
    id: entryId,
    createdAt: at,
    // The same for everybody: a change names the version that it was made on.
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

function anEcho({ word }: Somebody): StoredEcho {
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

function aPending(word: string): Parameters<ReturnType<typeof pendingImportsStore>['insert']>[0] {
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

function aPhotograph(photographId: string, word: string) {
  return { id: photographId, mediaType: 'image/png', original: Buffer.from(word), display: Buffer.from(word) }
}

function aCard(reference: string, brand: string) {
  return { reference, brand, last4: '4242', expiryMonth: 1, expiryYear: 2031, billingAddress: ADDRESS }
}

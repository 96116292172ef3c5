import { clearValuesStore } from '#server/ops/seal-clear-values.store.ts'
import { setAsideStore } from '#server/ops/admin/set-aside.store.ts'
import { accountDirectory } from '#server/capabilities/accounts/account-directory.store.ts'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { adoptTimeZone } from '#server/capabilities/accounts/new-accounts.store.ts'
import { sessionsStore } from '#server/capabilities/auth/sessions.store.ts'
import { billingStore } from '#server/capabilities/billing/billing.store.ts'
import { echoMarksStore } from '#server/capabilities/echo-marks/echo-marks.store.ts'
import { echoesStore } from '#server/capabilities/echoes/echoes.store.ts'
import { deletedEntriesStore } from '#server/capabilities/entries/deleted-entries.store.ts'
import { answersStore } from '#server/capabilities/entries/answers.store.ts'
import { entriesStore } from '#server/capabilities/entries/entries.store.ts'
import { entryFiguresStore } from '#server/capabilities/entries/entry-figures.store.ts'
import { entryHeads } from '#server/capabilities/entries/entry-heads.store.ts'
import { importedEntriesStore } from '#server/capabilities/entries/imported-entries.store.ts'
import { archivedEntriesStore, takeBackEntries } from '#server/capabilities/entries/archived-entries.store.ts'
import { earlierVersionsStore } from '#server/capabilities/entries/earlier-versions.store.ts'
import { entryDaysStore } from '#server/capabilities/entries/entry-days.store.ts'
import { repeatedSavesStore } from '#server/capabilities/entries/repeated-saves.store.ts'
import { safetyStore } from '#server/capabilities/entries/safety.store.ts'
import { pendingImportsStore } from '#server/capabilities/imports/pending-imports.store.ts'
import { entryPhotographsStore } from '#server/capabilities/entry-photographs/entry-photographs.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { accountDeletionStore } from '#server/capabilities/account-deletion/account-deletion.store.ts'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import { passkeysStore } from '#server/capabilities/passkeys/passkeys.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import { collected, idsOf } from './builders.ts'

import {
  WRITTEN,
  OLDER,
  DELETED,
  IMPORT,
  ECHO,
  PENDING,
  CARD,
  OTHER_CARD,
  AVATAR,
  PASSKEY,
  CREDENTIAL_HASH,
  aPasskey,
  VERSION,
  aVersion,
  OF_ENTRY,
  PICTURE,
  LOOSE_PICTURE,
  aPicture,
  KEY_HASH,
  TOKEN_HASH,
  TODAY,
  NOW,
  LATER,
  nobody,
  aMark,
  aLetter,
  anEntry,
  aPending,
  id,
  LETTER,
} from './account-rows.ts'
import { call, type Call } from './account-call.ts'
import { IMPORT_CALLS } from './import-calls.ts'
import { SETTING_CALLS } from './setting-calls.ts'

const CLEAR_ENTRIES = { table: 'entries', id: 'entry_id', clear: ['edit_count'], sealed: ['body_sealed'] }

/** Every store statement that is bound to an account, by the capability that sends it. */
export const CALLS: readonly Call[] = [
  call('account: key', (tx, { accountId }) => accountDirectory(tx).findKey(accountId)),
  call('account: read', (tx, vault) => accountStore(tx, vault).read()),
  call('account: lock', (tx, vault) => accountStore(tx, vault).lock()),
  call('account: lock to count', (tx, vault) => accountStore(tx, vault).lockToCount()),
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
  call('deleted: list', async (tx, vault) =>
    (await deletedEntriesStore(tx, vault).list(new Date(0), 9)).map(({ entry }) => entry),
  ),
  call('deleted: count', (tx, vault) => deletedEntriesStore(tx, vault).count(new Date(0))),
  call('deleted: purge', (tx, vault) => deletedEntriesStore(tx, vault).purge(DELETED)),
  call('earlier versions: list', (tx, vault) => earlierVersionsStore(tx, vault).list(WRITTEN)),
  call('earlier versions: latest', (tx, vault) => earlierVersionsStore(tx, vault).latestReplaced(WRITTEN)),
  call('earlier versions: read', (tx, vault) => earlierVersionsStore(tx, vault).read(VERSION)),
  call('earlier versions: insert', (tx, vault) => earlierVersionsStore(tx, vault).insert(aVersion(nobody, id(9, 2)))),
  call('earlier versions: remove', (tx, vault) => earlierVersionsStore(tx, vault).remove([VERSION])),
  call('earlier versions: totals', async (tx, vault) => (await earlierVersionsStore(tx, vault).totals()).count),
  call('earlier versions: all', (tx, vault) => earlierVersionsStore(tx, vault).all()),
  call('earlier versions: open', (tx, vault) => earlierVersionsStore(tx, vault).open([VERSION])),
  call('entry figures: count', (tx, vault) => entryFiguresStore(tx, vault).countNotHistoric()),
  call('entry figures: latest', (tx, vault) => entryFiguresStore(tx, vault).latestArrival()),
  // The result has no order.
  call('entry figures: touched', async (tx, vault) =>
    (await entryFiguresStore(tx, vault).touchedAfter(new Date(0))).map((entry) => JSON.stringify(entry)).toSorted(),
  ),
  call('entry figures: numbers', (tx, vault) => entryFiguresStore(tx, vault).numbers(TODAY - 1)),
  call('safety: deciding', async (tx, vault) => idsOf(await safetyStore(tx, vault).deciding(TODAY - 1))),
  // The rest of a mark consists of transaction numbers.
  call('heads: mark', async (tx, vault) => (await entryHeads(tx, vault).look()).mark.split(' ')[0]),
  call('heads: mark of an account that is gone', (tx, vault) =>
    entryHeads(tx, { ...vault, accountId: id(9, 9) }).look(),
  ),
  call('heads: changes', async (tx, vault) => {
    const changes = await entryHeads(tx, vault).changes({ seen: '1:1:', mark: '' })
    const bodies = [...(changes?.bodies ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return [changes?.mark.split(' ')[0], idsOf(changes?.written ?? []).toSorted(), bodies]
  }),
  call('heads: list', async (tx, vault) => idsOf(await entryHeads(tx, vault).list())),
  call('heads: open', (tx, vault) => entryHeads(tx, vault).open([WRITTEN])),
  call('saves: find', (tx, vault) => repeatedSavesStore(tx, vault).find(KEY_HASH)),
  call('saves: release', (tx, vault) => repeatedSavesStore(tx, vault).release(WRITTEN)),
  call('saves: release a deleted one', (tx, vault) => repeatedSavesStore(tx, vault).releaseDeleted(DELETED)),
  call('imports: undo', (tx, vault) => importedEntriesStore(tx, vault).markDeleted(IMPORT, LATER)),
  call('archived: all', (tx, vault) => collected(archivedEntriesStore(tx, vault).oldestFirst())),
  call('archived: are there', (tx, vault) => archivedEntriesStore(tx, vault).areThere([WRITTEN, OLDER])),
  call('archived: present', (tx, vault) => archivedEntriesStore(tx, vault).present([WRITTEN, OLDER])),
  call('archived: contents', (tx, vault) => archivedEntriesStore(tx, vault).contents([WRITTEN, OLDER])),
  call('archived: months', (tx, vault) => archivedEntriesStore(tx, vault).months({})),
  call('archived: months of a range', (tx, vault) => archivedEntriesStore(tx, vault).months({ fromDay: TODAY - 1 })),
  call('archived: count', (tx, vault) => archivedEntriesStore(tx, vault).count()),
  call('archived: take back', (tx, vault) =>
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
  call('answers: list', (tx, vault) => answersStore(tx, vault).list()),
  call('echoes: list', (tx, vault) => echoesStore(tx, vault).list()),
  call('echoes: ids', async (tx, vault) => (await echoesStore(tx, vault).ids()).size),
  call('echoes: count', (tx, vault) => echoesStore(tx, vault).count()),
  call('echoes: remove', (tx, vault) => echoesStore(tx, vault).remove([ECHO])),
  call('echoes: take back', (tx, vault) => echoesStore(tx, vault).takeBack([ECHO])),
  call('echoes: doubt', (tx, vault) => echoesStore(tx, vault).doubtAll()),
  call('echoes: checked', (tx, vault) => echoesStore(tx, vault).markChecked([ECHO], LATER)),
  call('echo marks: list', (tx, vault) => echoMarksStore(tx, vault).list()),
  call('echo marks: damaged', (tx, vault) => echoMarksStore(tx, vault).damaged()),
  call('echo marks: count', (tx, vault) => echoMarksStore(tx, vault).countBeside(id(3, 2))),
  call('echo marks: save', (tx, vault) => echoMarksStore(tx, vault).save(aMark('changed'))),
  call('echo marks: put back', (tx, vault) => echoMarksStore(tx, vault).putBack(aMark('changed'))),
  call('echo marks: remove', (tx, vault) => echoMarksStore(tx, vault).remove([ECHO])),
  call('pending: count', (tx, vault) => pendingImportsStore(tx, vault).count()),
  call('pending: list', (tx, vault) => pendingImportsStore(tx, vault).list()),
  call('pending: find', (tx, vault) => pendingImportsStore(tx, vault).find(PENDING)),
  call('pending: text', (tx, vault) => pendingImportsStore(tx, vault).text(PENDING)),
  call('pending: plan', (tx, vault) => pendingImportsStore(tx, vault).savePlan(PENDING, aPending('x').plan)),
  call('pending: confirm', (tx, vault) =>
    pendingImportsStore(tx, vault).confirmText(PENDING, aPending('x').plan, 'Confirmed.'),
  ),
  call('pending: classify', (tx, vault) => pendingImportsStore(tx, vault).classify([PENDING], 'recent')),
  call('pending: present', async (tx, vault) => [...(await pendingImportsStore(tx, vault).present([PENDING]))]),
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
  call('pictures: insert', (tx, vault) =>
    entryPhotographsStore(tx, vault).insert(aPicture(id(7, 9), 'changed'), WRITTEN, LATER),
  ),
  call('pictures: bytes', (tx, vault) => entryPhotographsStore(tx, vault).bytes()),
  call('pictures: loose', (tx, vault) => entryPhotographsStore(tx, vault).countLoose()),
  call('pictures: first part', (tx, vault) => entryPhotographsStore(tx, vault).firstPart(PICTURE)),
  call('pictures: part', (tx, vault) => entryPhotographsStore(tx, vault).part(PICTURE, 0, 1)),
  call('pictures: thumbnail', (tx, vault) => entryPhotographsStore(tx, vault).thumbnail(PICTURE)),
  call('pictures: of a deleted entry', async (tx, vault) => {
    await entriesStore(tx, vault).markDeleted(WRITTEN, LATER)
    const pictures = entryPhotographsStore(tx, vault)
    return [await pictures.firstPart(PICTURE), await pictures.thumbnail(PICTURE)]
  }),
  call('pictures: remove', (tx, vault) => entryPhotographsStore(tx, vault).removeLoose(LOOSE_PICTURE)),
  call('pictures: settle', (tx, vault) => entryPhotographsStore(tx, vault).settle(WRITTEN, [LOOSE_PICTURE], LATER)),
  call('pictures: kept', (tx, vault) => entryPhotographsStore(tx, vault).kept()),
  call('pictures: owners', async (tx, vault) => [...(await entryPhotographsStore(tx, vault).owners([PICTURE]))]),
  call('days: oldest', (tx, vault) => entryDaysStore(tx, vault).oldest()),
  call('days: among', (tx, vault) => entryDaysStore(tx, vault).among([TODAY, TODAY - 3], 2)),
  call('days: columns', (tx, vault) => entryDaysStore(tx, vault).columns({ from: TODAY - 400, to: TODAY, most: 10 })),
  call('passkeys: list', (tx, vault) => passkeysStore(tx, vault).list()),
  call('passkeys: find', (tx, vault) => passkeysStore(tx, vault).find(PASSKEY)),
  call('passkeys: by credential', (tx, vault) => passkeysStore(tx, vault).findByCredential(CREDENTIAL_HASH)),
  call('passkeys: add', (tx, vault) => passkeysStore(tx, vault).add(id(8, 2), TOKEN_HASH, aPasskey('third'))),
  call('passkeys: save', (tx, vault) => passkeysStore(tx, vault).save(PASSKEY, aPasskey('changed'))),
  call('passkeys: remove', (tx, vault) => passkeysStore(tx, vault).remove(PASSKEY)),
  call('letters: find', (tx, vault) => lettersStore(tx, vault).find(LETTER)),
  call('letters: list', (tx, vault) => lettersStore(tx, vault).list()),
  call('letters: damaged', (tx, vault) => lettersStore(tx, vault).damaged()),
  call('letters: keys', async (tx, vault) => (await lettersStore(tx, vault).keys()).length),
  call('letters: save', (tx, vault) => lettersStore(tx, vault).save(LETTER, aLetter('changed'))),
  call('letters: put back', (tx, vault) => lettersStore(tx, vault).putBack(LETTER, aLetter('changed'))),
  call('letters: remove', (tx, vault) => lettersStore(tx, vault).remove([LETTER])),
  call('avatars: version', (tx, vault) => avatarsStore(tx, vault).version()),
  call('avatars: read', (tx, vault) => avatarsStore(tx, vault).read(AVATAR)),
  call('avatars: remove', (tx, vault) => avatarsStore(tx, vault).remove()),
  call('billing: subscription', (tx, vault) => billingStore(tx, vault).subscription()),
  call('billing: plan', (tx, vault) => billingStore(tx, vault).savePlan(null, { reference: 'plan', paidSince: NOW })),
  call('billing: cards', (tx, vault) => billingStore(tx, vault).paymentMethods('sandbox')),
  call('billing: remove card', (tx, vault) => billingStore(tx, vault).removePaymentMethod(CARD)),
  call('billing: default', (tx, vault) => billingStore(tx, vault).makeDefault(tx, OTHER_CARD)),
  call('billing: remove all', (tx, vault) => billingStore(tx, vault).removeAll()),
  call('account deletion: journal', (tx, { accountId }) => accountDeletionStore(tx, accountId).removeJournal()),
  call('account deletion: key', (tx, { accountId }) => accountDeletionStore(tx, accountId).destroyKey()),
  call('account deletion: sessions', (tx, { accountId }) => accountDeletionStore(tx, accountId).endSessions()),
  call('account deletion: addresses', (tx, { accountId }) => accountDeletionStore(tx, accountId).addresses()),
  call('account deletion: release', (tx, { accountId }, other) =>
    accountDeletionStore(tx, accountId).releaseAddress(other),
  ),
  call('account deletion: account', (tx, { accountId }) => accountDeletionStore(tx, accountId).removeAccount()),
  call('clear values: slice', async (tx, { accountId }) => {
    const { rows } = await clearValuesStore(tx, CLEAR_ENTRIES).slice(accountId, id(0, 0))
    return rows.map((row) => [row.id, row['edit_count']])
  }),
  call('clear values: seal', async (tx, { accountId }) => {
    const store = clearValuesStore(tx, CLEAR_ENTRIES)
    const { rows } = await store.slice(accountId, id(0, 0))
    await store.seal(
      accountId,
      rows.map((row) => ({ ...row, made: [Buffer.from('sealed')] })),
    )
  }),
  ...(['entries', 'entry_photographs', 'photographs', 'pending_imports'] as const).flatMap((table) => {
    const row = { entries: WRITTEN, entry_photographs: PICTURE, photographs: OF_ENTRY, pending_imports: PENDING }[table]
    return [
      // Their sealed bytes differ in each run.
      call(`set aside: read ${table}`, async (tx, { accountId }) =>
        (await setAsideStore(tx, accountId).read(table, row)).map((printed) => printed.row['account_id']),
      ),
      call(`set aside: remove ${table}`, (tx, { accountId }) => setAsideStore(tx, accountId).remove(table, row)),
    ]
  }),
  ...SETTING_CALLS,
  ...IMPORT_CALLS,
]

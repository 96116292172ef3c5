import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import { journalImportsStore, removeOverImport } from '#server/capabilities/journal-imports/journal-imports.store.ts'
import { call, type Call } from './account-call.ts'
import { anImportBody } from './a-journal-import.ts'
import {
  anEntry,
  ARRIVING_IMPORT,
  DONE_IMPORT,
  id,
  IMPORT,
  JOURNAL_IMPORT,
  KEY_HASH,
  LATER,
  nobody,
  TODAY,
  UNDONE_IMPORT,
} from './account-rows.ts'

/** The statements about imports from other programs. */
export const IMPORT_CALLS: readonly Call[] = [
  call('journal imports: insert', (tx, vault) =>
    journalImportsStore(tx, vault).insert({ id: id(2, 8), body: anImportBody(), now: LATER }),
  ),
  call('journal imports: list', (tx, vault) => journalImportsStore(tx, vault).list()),
  call('journal imports: find', (tx, vault) => journalImportsStore(tx, vault).find(JOURNAL_IMPORT)),
  call('journal imports: state', (tx, vault) => journalImportsStore(tx, vault).stateOf(JOURNAL_IMPORT)),
  call('journal imports: seen', (tx, vault) => journalImportsStore(tx, vault).seen(JOURNAL_IMPORT, LATER)),
  call('journal imports: move', (tx, vault) =>
    journalImportsStore(tx, vault).move(JOURNAL_IMPORT, ['found'], 'wanted', anImportBody()),
  ),
  call('journal imports: remove', (tx, vault) => journalImportsStore(tx, vault).remove(JOURNAL_IMPORT, ['found'])),
  call('journal imports: remove one that is over', (tx, { accountId }) =>
    removeOverImport(tx, { accountId, id: JOURNAL_IMPORT }),
  ),
  call('arriving: insert', async (tx, vault) => {
    const entry = { ...anEntry(nobody, id(1, 9), TODAY), importId: ARRIVING_IMPORT }
    return [...(await arrivingEntriesStore(tx, vault).insert([{ entry, keyHash: Buffer.alloc(32, 13) }]))]
  }),
  call('arriving: taken', async (tx, vault) => [...(await arrivingEntriesStore(tx, vault).taken([KEY_HASH]))]),
  call('arriving: show', (tx, vault) => arrivingEntriesStore(tx, vault).show(ARRIVING_IMPORT, LATER)),
  call('arriving: remove a slice', (tx, vault) => arrivingEntriesStore(tx, vault).removeSlice(ARRIVING_IMPORT)),
  call('arriving: remove what is left', (tx, vault) => arrivingEntriesStore(tx, vault).removeLeftSlice(IMPORT)),
  call('arriving: hide', (tx, vault) => arrivingEntriesStore(tx, vault).hide(DONE_IMPORT, LATER)),
  call('arriving: purge a slice', (tx, vault) => arrivingEntriesStore(tx, vault).purgeSlice(UNDONE_IMPORT)),
]

import type { Vocabulary } from '@soundings/core/text'
import { arrivingEntriesStore } from '#server/capabilities/entries/arriving-entries.store.ts'
import { bringWithPhotographs, type BringDeps, type Bringing, type KeyedEntry } from './bring-with-photographs.ts'
import type { DraftEntry } from './draft-entry.ts'
import type { draftsAsEntries } from './drafts-as-entries.ts'

type Work = Bringing & { entries: ReturnType<typeof draftsAsEntries>; vocabulary: Vocabulary }

/** Analyzes and stores a few drafts: those with photographs one by one, the others together. */
export async function bringSlice(deps: BringDeps, work: Work, drafts: readonly DraftEntry[]): Promise<void> {
  const { vault, entries, vocabulary, tally } = work
  const given = drafts.map((draft) => {
    const { tags, problems } = entries.tagsOf(draft)
    for (const kind of problems) tally.note(draft, kind)
    return tags
  })
  const analyses = await deps.analyst.texts(
    vault.accountId,
    drafts.map(({ content }, index) => ({ content, given: given[index] ?? [], onlyGiven: false, vocabulary })),
  )
  const bare: KeyedEntry[] = []
  for (const [index, draft] of drafts.entries()) {
    const analysis = analyses[index]
    if (!analysis) throw new RangeError('The analysis of an entry is missing.')
    const keyed = { entry: entries.entryOf(draft, analysis), keyHash: vault.hash(draft.key) }
    if (draft.photographs.length === 0) bare.push(keyed)
    else await bringWithPhotographs(deps, work, draft, keyed)
  }
  const stored = await deps.db.transaction((tx) => arrivingEntriesStore(tx, vault).insert(bare))
  for (const { entry } of bare) {
    if (stored.has(entry.id)) tally.stored(entry)
    else tally.skipped()
  }
}

import type { EntryChange } from '@soundings/contract/entries'
import { CLOCK_SKEW_MS } from '@soundings/core/entries'
import { AppError } from '#server/errors.ts'
import type { TextAnalysis } from '#server/platform/analysis/text-analysis.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { entryNotFound, type EntriesDeps } from './entries.service.ts'
import { entriesStore } from './entries.store.ts'
import { checkContent } from './entry-content.ts'
import { redated } from './entry-moment.ts'
import { foundIn, toEntry, type EntryRecord } from './entry-record.ts'
import { writeRewrite, type Rewrite } from './keep-versions.ts'

/** The number of attempts when several requests change an entry at the same moment without naming a version. */
const UPDATE_ATTEMPTS = 50

const DAMAGED_ENTRY_UNCHANGEABLE =
  'The stored text of this entry was damaged and can’t be changed. Save yours as a new entry.'

/**
 * Changes an entry and keeps its previous text, tags and ratings. If `expected_updated_at` is outdated, the error
 * contains the newer text, so that neither is lost.
 */
export async function changeEntry(
  deps: EntriesDeps,
  vault: AccountVault,
  id: string,
  { expected_updated_at: expected, keep_replaced, aside, ...input }: EntryChange,
  now: Date,
): Promise<EntryRecord> {
  for (const content of [input.content, aside?.content]) if (content !== undefined) checkContent(content)
  return rewriteEntry(deps, vault, { id, expected, now }, async (current) => ({
    // A request with nothing but `aside` stores that text as a version and leaves the entry unchanged.
    changed: aside && Object.keys(input).length === 0 ? null : await applied(deps, vault, current, input, now),
    aside: aside ? await applied(deps, vault, current, aside, now) : null,
    ...(input.photographs ? { photographs: input.photographs } : {}),
    keepReplaced: keep_replaced ?? aside !== undefined,
  }))
}

type Asked = { id: string; expected: string | undefined; now: Date }

/** Writes over the version that was read, and reads again when another request was faster. @throws AppError */
export async function rewriteEntry(
  deps: { db: Db },
  vault: AccountVault,
  { id, expected, now }: Asked,
  rewrite: (current: EntryRecord) => Promise<Rewrite>,
): Promise<EntryRecord> {
  const store = entriesStore(deps.db, vault)
  for (let attempt = 0; attempt < UPDATE_ATTEMPTS; attempt++) {
    const current = await store.find(id)
    if (!current) throw entryNotFound()
    if (current.damaged) throw new AppError('ENTRY_DAMAGED', DAMAGED_ENTRY_UNCHANGEABLE)
    if (expected !== undefined && Date.parse(expected) !== current.updatedAt.getTime()) throw entryChanged(current)
    const change = await rewrite(current)
    if (await writeRewrite(deps.db, vault, current, change, now)) return change.changed ?? current
  }
  const newest = await store.find(id)
  throw newest ? entryChanged(newest) : entryNotFound()
}

async function applied(
  deps: EntriesDeps,
  vault: AccountVault,
  current: EntryRecord,
  input: Omit<EntryChange, 'expected_updated_at' | 'keep_replaced' | 'aside'>,
  now: Date,
): Promise<EntryRecord> {
  const content = input.content ?? current.content
  // Once the given title is removed, the title is taken from the text again.
  const losesTitle = input.title === null && current.titled === true
  const textChanged = content !== current.content || input.tags !== undefined || losesTitle
  const analysis = textChanged
    ? await deps.analyst.text(vault.accountId, {
        content,
        given: input.tags ?? current.tags.filter((tag) => tag.source === 'user').map((tag) => tag.tag),
        onlyGiven: input.tags !== undefined,
        vocabulary: await deps.vocabularies.of(deps.db, vault),
      })
    : null
  const { telemetry } = input
  const { photographs: _, ...without } = current
  const photographs = input.photographs ?? current.photographs
  return {
    ...without,
    ...(photographs?.length ? { photographs } : {}),
    content,
    ...(analysis ? foundIn(analysis) : {}),
    ...titleAfter(current, input, analysis),
    ...(input.dated ? redated(current, input.dated, now) : {}),
    mood: input.mood ?? current.mood,
    energy: input.energy ?? current.energy,
    focus: input.focus ?? current.focus,
    typingSpeedWpm: telemetry?.typing_speed_wpm ?? current.typingSpeedWpm,
    timeOnEntrySeconds: telemetry?.time_on_entry_seconds ?? current.timeOnEntrySeconds,
    editCount: telemetry?.edit_count ?? current.editCount,
    updatedAt: nextVersion(current.updatedAt, now),
  }
}

/** A title that the writer gave stays until the writer changes or removes it. */
function titleAfter(
  current: EntryRecord,
  { title }: EntryChange,
  analysis: TextAnalysis | null,
): Partial<Pick<EntryRecord, 'title' | 'titled'>> {
  if (typeof title === 'string') return { title, titled: true }
  if (!current.titled) return {}
  return title === null ? { title: analysis?.title ?? current.title, titled: undefined } : { title: current.title }
}

/**
 * Each write gets its own time, even when two happen within one millisecond. A time far in the future comes from a
 * wrong clock, for example in an archive: increasing it further would exceed the calendar.
 */
export function nextVersion(current: Date, now: Date): Date {
  const isAhead = current.getTime() > now.getTime() + CLOCK_SKEW_MS
  return isAhead ? now : new Date(Math.max(now.getTime(), current.getTime() + 1))
}

function entryChanged(newer: EntryRecord): AppError {
  return new AppError('ENTRY_CHANGED', 'This entry was edited somewhere else while you were working on it.', {
    details: { entry: toEntry(newer) },
  })
}

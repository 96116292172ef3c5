import { isInvisible, typingSpeed, writingSeconds } from '@soundings/core/entries'
import { entries } from '@soundings/contract/endpoints'
import type { Entry, EntryChange, NewEntry } from '@soundings/contract/entries'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { givenRatings, ratingsOf, type Draft } from './drafts.ts'

/** The version of the entry that a refusal contains. */
export function entryOf(error: unknown): Entry | null {
  return error instanceof ApiError && 'entry' in error.body ? (error.body['entry'] as Entry) : null
}

/**
 * Saves a draft as a new entry. If an earlier save reached the server but its answer was lost, and the text has changed
 * since, the stored entry is updated instead of doubled. Its text stays as an earlier version, because the new one may
 * have nothing in common with it.
 * @throws ApiError, UnreachableError
 */
export async function saveNewEntry(api: ApiClient, draft: Draft): Promise<Entry> {
  const entry = newEntryOf(draft)
  const beside = {
    ...(draft.answers ? { answers: draft.answers } : {}),
    ...(draft.prompt === null ? {} : { prompt: draft.prompt }),
  }
  try {
    return await api.call(entries.create, {
      body: { ...entry, ...beside },
      headers: { 'idempotency-key': draft.idempotencyKey },
    })
  } catch (error) {
    const earlier = entryOf(error)
    if (!earlier) throw error
    return changeEntry(api, earlier.id, {
      ...entry,
      expected_updated_at: earlier.updated_at,
      keep_replaced: true,
    })
  }
}

/** True if the edited entry can no longer be changed, so that the text can only be saved as a new entry. */
export function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'ENTRY_NOT_FOUND' || error.code === 'ENTRY_DAMAGED')
}

/**
 * The changes to a lost entry as the draft of a new one, together with what they didn’t change. The photographs of the
 * lost entry stay with it.
 */
export function asNewEntry(entry: Entry, draft: Draft): Draft {
  const of = new Set(entry.photographs?.map(({ id }) => id))
  const photographs = draft.photographs?.filter(({ id }) => !of.has(id)) ?? []
  return {
    ...draft,
    target: null,
    title: draft.title ?? (entry.titled ? entry.title : null),
    tags: draft.tags ?? entry.tags,
    answers: entry.answers ?? null,
    prompt: entry.prompt ?? null,
    photographs: photographs.length > 0 ? photographs : null,
  }
}

/**
 * Saves an unsaved text outside its editor, as a new entry or over the version it is based on. If that entry is lost,
 * the text becomes a new one.
 * @throws ApiError (code ENTRY_CHANGED when the entry was changed elsewhere since), UnreachableError
 */
export async function saveDraft(api: ApiClient, draft: Draft): Promise<void> {
  const { target } = draft
  if (!target) return void (await saveNewEntry(api, draft))
  try {
    await saveChange(api, draft, target)
  } catch (error) {
    if (!isLost(error)) throw error
    await saveWithoutEntry(api, draft)
  }
}

async function saveChange(api: ApiClient, draft: Draft, target: NonNullable<Draft['target']>): Promise<void> {
  const { dated, title, tags, photographs } = draft
  const entry = await api.call(entries.read, { params: { id: target.entryId } })
  await changeEntry(api, entry.id, {
    ...contentOf(entry, draft),
    ...givenRatings(draft),
    ...(isMoved(entry, dated) ? { dated } : {}),
    ...givenByHand(entry, { title, tags }),
    ...(photographs ? { photographs: [...photographs] } : {}),
    expected_updated_at: target.seenUpdatedAt,
  })
}

/**
 * Saves a draft as a new entry. Photographs that belong to the lost entry are left out, because no other can have them.
 * @throws ApiError, UnreachableError
 */
export async function saveWithoutEntry(api: ApiClient, draft: Draft): Promise<Entry> {
  try {
    return await saveNewEntry(api, draft)
  } catch (error) {
    if (!isPhotographMissing(error)) throw error
  }
  // The refusal doesn't name the photographs, so they are added one by one.
  let saved = await saveNewEntry(api, { ...draft, photographs: null })
  const added: Photographs[number][] = []
  for (const photograph of draft.photographs ?? []) {
    try {
      const photographs = [...added, photograph]
      saved = await changeEntry(api, saved.id, { photographs, expected_updated_at: saved.updated_at })
      added.push(photograph)
    } catch (error) {
      if (!isPhotographMissing(error)) throw error
    }
  }
  return saved
}

type Photographs = NonNullable<Draft['photographs']>

function isPhotographMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PHOTOGRAPH_NOT_FOUND'
}

/** The text that a draft gives an entry; nothing if both are invisible, because the server refuses such a text. */
export function contentOf(entry: Entry, { text }: Pick<Draft, 'text'>): Pick<EntryChange, 'content'> {
  return isInvisible(text) && isInvisible(entry.content) ? {} : { content: text }
}

/** True when a draft gives an entry another day or time than it has. */
export function isMoved(entry: Entry, dated: Draft['dated']): dated is NonNullable<Draft['dated']> {
  return dated !== null && (entry.undated || dated.date !== entry.local_date || dated.time !== entry.local_time)
}

/** The title and the tags that a draft changes. An empty title gives the entry the one from its text again. */
export function givenByHand(
  entry: Entry,
  { title, tags }: Pick<Draft, 'title' | 'tags'>,
): Pick<EntryChange, 'title' | 'tags'> {
  const before = entry.titled ? entry.title : ''
  const after = title === null ? before : visibleTitle(title)
  const isTagged = tags !== null && tags.join('\n') !== entry.tags.join('\n')
  return { ...(after === before ? {} : { title: after === '' ? null : after }), ...(isTagged ? { tags } : {}) }
}

/** A title without white space around it; empty if it has no visible character, which the server would refuse. */
function visibleTitle(title: string): string {
  return isInvisible(title) ? '' : title.trim()
}

function changeEntry(api: ApiClient, id: string, change: EntryChange): Promise<Entry> {
  return api.call(entries.change, { params: { id }, body: change })
}

function newEntryOf(draft: Draft): NewEntry {
  const { text, telemetry, dated, tags, photographs } = draft
  const title = visibleTitle(draft.title ?? '')
  return {
    content: text,
    ...ratingsOf(draft),
    ...(title ? { title } : {}),
    ...(tags && tags.length > 0 ? { tags } : {}),
    ...(dated ? { dated } : {}),
    ...(photographs ? { photographs: [...photographs] } : {}),
    telemetry: {
      typing_speed_wpm: typingSpeed(telemetry),
      time_on_entry_seconds: writingSeconds(telemetry),
      edit_count: telemetry.edits,
    },
  }
}

import { typingSpeed, writingSeconds } from '@soundings/core/entries'
import type { Entry, NewEntry } from '@soundings/contract/entries'
import { useChangeEntry, useCreateEntry } from './entries.queries.ts'
import type { DraftSession } from './draft-session.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Draft } from '#web/lib/drafts.ts'

function payload({ text, ratings, telemetry }: Draft): NewEntry {
  return {
    content: text,
    ...ratings,
    telemetry: {
      typing_speed_wpm: typingSpeed(telemetry),
      time_on_entry_seconds: writingSeconds(telemetry),
      edit_count: telemetry.edits,
    },
  }
}

/** The newer or earlier version that a refusal carries. */
export function entryOf(error: unknown): Entry | null {
  return error instanceof ApiError && 'entry' in error.body ? (error.body['entry'] as Entry) : null
}

/**
 * Saves the page. When an earlier save had arrived although its answer was lost, and the text has changed since, the
 * stored entry is brought up to date instead of a second one being made.
 */
export function useSaveEntry(session: DraftSession) {
  const create = useCreateEntry()
  const change = useChangeEntry()
  return {
    isPending: create.isPending || change.isPending,
    save: async (): Promise<Entry> => {
      const { draft } = session.state()
      const entry = payload(draft)
      try {
        return await create.mutateAsync({ entry, idempotencyKey: draft.idempotencyKey })
      } catch (error) {
        const earlier = entryOf(error)
        if (!earlier) throw error
        return change.mutateAsync({ id: earlier.id, change: { ...entry, expected_updated_at: earlier.updated_at } })
      }
    },
  }
}

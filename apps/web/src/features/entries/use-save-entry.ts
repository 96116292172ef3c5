import type { DraftSession } from './draft-session.ts'
import { useSaveNewEntry } from './entries.queries.ts'

/** Saves the page that a session holds. */
export function useSaveEntry(session: DraftSession) {
  const { isPending, mutateAsync } = useSaveNewEntry()
  return { isPending, save: () => mutateAsync(session.state().draft) }
}

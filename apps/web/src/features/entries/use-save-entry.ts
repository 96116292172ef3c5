import type { DraftSession } from './draft-session.ts'
import { useSaveNewEntry } from './entries.queries.ts'

export function useSaveEntry(session: DraftSession) {
  const { isPending, mutateAsync } = useSaveNewEntry()
  return { isPending, save: () => mutateAsync(session.state().draft) }
}

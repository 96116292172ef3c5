import { useEffect, useState, useSyncExternalStore } from 'react'
import { BLANK_PAGE, createDraftSession, type DraftSession, type DraftStart } from './draft-session.ts'

/** One draft session for the lifetime of an editor. */
export function useDraft(accountId: string, start: DraftStart = BLANK_PAGE): DraftSession {
  const [session] = useState(() => createDraftSession(accountId, start))
  useEffect(() => {
    void session.takeUp()
  }, [session])
  return session
}

export function useDraftState(session: DraftSession) {
  return useSyncExternalStore(session.subscribe, session.state)
}

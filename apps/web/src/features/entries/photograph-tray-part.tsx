import type { EntryPhotograph } from '@soundings/contract/entry-photographs'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { DraftSession } from './draft-session.ts'
import { useDraftState } from './use-draft.ts'

const Tray = lazyPart(() => import('./photograph-tray.tsx').then((module) => module.PhotographTray))

const NONE: readonly EntryPhotograph[] = []

/** The photographs of a draft. Most entries have none, so the tray is fetched only when needed. */
export function PhotographTrayPart({
  session,
  saved = NONE,
}: {
  session: DraftSession
  /** The photographs of the entry that is being edited. */
  saved?: readonly EntryPhotograph[] | undefined
}) {
  const { draft, offers } = useDraftState(session)
  const [isNeeded, setNeeded] = useState(false)
  const holds = (draft.photographs ?? saved).length + offers.length > 0
  // Once needed, the tray stays, because it may have failed uploads to show.
  if (holds && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <Tray key={draft.id} session={session} saved={saved} />
      </Suspense>
    )
  )
}

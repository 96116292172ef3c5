import { useRecheckSession } from '#web/features/auth/auth.queries.ts'
import { useSessionEnded } from '#web/lib/session-end.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './session-banner.module.css'

/** The session has ended, but the page stays, so that no unsaved text is lost. */
export function SessionBanner() {
  const ended = useSessionEnded()
  const recheck = useRecheckSession()
  if (!ended) return null
  return (
    <div className={styles.sessionBanner} role="alert">
      <div className="wrap">
        <span>You’ve been signed out. What you wrote is safe on this device.</span>
        <Button onClick={() => void recheck()}>Sign in again</Button>
      </div>
    </div>
  )
}

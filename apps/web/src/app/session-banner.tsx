import { useRecheckSession } from '#web/features/auth/auth.queries.ts'
import { useSessionEnded } from '#web/lib/session-end.ts'
import { Button } from '#web/ui/button.tsx'

/** The session is over, but the page stays: what is being written on it must not be taken away. */
export function SessionBanner() {
  const ended = useSessionEnded()
  const recheck = useRecheckSession()
  if (!ended) return null
  return (
    <div className="session-banner" role="alert">
      <div className="wrap">
        <span>Your session has ended. What you wrote is kept on this device.</span>
        <Button onClick={() => void recheck()}>Sign in again</Button>
      </div>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { signedOutStatus, authStatusKey } from '#web/features/auth/auth.queries.ts'
import { useSessionEnded } from '#web/lib/session-end.ts'
import { Button } from '#web/ui/button.tsx'

/** The session is over, but the page stays: what is being written on it must not be taken away. */
export function SessionBanner() {
  const ended = useSessionEnded()
  const client = useQueryClient()
  if (!ended) return null
  // The gates send a visitor to the sign-in page; the draft waits on the device.
  const signInAgain = () => client.setQueryData(authStatusKey, signedOutStatus)
  return (
    <div className="session-banner" role="alert">
      <div className="wrap">
        <span>Your session has ended. What you wrote is kept on this device.</span>
        <Button onClick={signInAgain}>Sign in again</Button>
      </div>
    </div>
  )
}

import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint'
import { MINUTE_MS } from '@soundings/core/time'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { deviceHasPasskeys, isDismissed, passkeysWork, webAuthn } from '#web/lib/web-authn.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { authStatusQuery } from './auth.queries.ts'
import { ASKED_BY_BUTTON, useSignInWithPasskey } from './passkeys.queries.ts'
import styles from './passkeys.module.css'
import textStyles from '#web/ui/text.module.css'

/** Milliseconds until a new challenge is requested. A challenge is valid for five minutes. */
const RENEWED_EVERY_MS = 4 * MINUTE_MS

/** Where passkeys are offered: before the email form if the device itself can use them, otherwise after the form. */
type Place = 'before' | 'after' | 'nowhere' | 'unknown'

/** Offers a passkey with the email form, and in its email field if the browser can fill one in. */
export function PasskeySignIn({
  onSignedIn,
  children,
}: {
  onSignedIn: () => void
  /** Renders the email form; `leads` is true if it comes first. */
  children: (leads: boolean) => ReactNode
}) {
  const place = usePlace()
  useAutofill(place !== 'unknown' && place !== 'nowhere', onSignedIn)
  // Nothing is rendered before the answer, because a form that jumps would be worse than a short wait.
  if (place === 'unknown') return null
  const offer = <PasskeyButton look={place === 'before' ? 'primary' : 'plain'} onSignedIn={onSignedIn} />
  const or = (
    <p className={styles.or}>
      <span>or</span>
    </p>
  )
  return (
    <div className={styles.ways}>
      {place === 'before' && offer}
      {place === 'before' && or}
      {children(place !== 'before')}
      {place === 'after' && or}
      {place === 'after' && offer}
    </div>
  )
}

function PasskeyButton({ look, onSignedIn }: { look: 'primary' | 'plain'; onSignedIn: () => void }) {
  const signIn = useSignInWithPasskey()
  return (
    <div className={styles.offer}>
      <Button
        look={look}
        size="large"
        block
        busy={signIn.isPending}
        onClick={() => signIn.mutate(undefined, { onSuccess: onSignedIn })}
      >
        <FingerprintIcon className={textStyles.icon} aria-hidden="true" />
        Sign in with a passkey
      </Button>
      {signIn.error && !isDismissed(signIn.error) && (
        <Message kind="err">{sentenceOf(signIn.error, 'Couldn’t sign in with a passkey.')}</Message>
      )}
    </div>
  )
}

function usePlace(): Place {
  const { data: status } = useQuery(authStatusQuery(useApi()))
  const works = status && passkeysWork(status.features.passkeys_at)
  const [first, setFirst] = useState<boolean | null>(null)
  useEffect(() => {
    if (!works) return
    let gone = false
    void deviceHasPasskeys().then((has) => !gone && setFirst(has))
    return () => {
      gone = true
    }
  }, [works])
  if (status === undefined) return 'unknown'
  if (!works) return 'nowhere'
  if (first === null) return 'unknown'
  return first ? 'before' : 'after'
}

/**
 * Waits for a passkey that the person picks in the email field. A new challenge is requested before the last one
 * expires. Failures are silent, because the button remains available.
 */
function useAutofill(offered: boolean, onSignedIn: () => void) {
  const { mutate } = useSignInWithPasskey(true)
  const client = useQueryClient()
  // An open browser dialog must not be replaced.
  const start = useEffectEvent(() => {
    if (client.isMutating({ mutationKey: ASKED_BY_BUTTON }) === 0) mutate(undefined, { onSuccess: onSignedIn })
  })
  useEffect(() => {
    if (!offered) return
    let timer: number | null = null
    let gone = false
    void webAuthn()
      .then(({ browserSupportsWebAuthnAutofill }) => browserSupportsWebAuthnAutofill())
      .then((can) => {
        if (!can || gone) return
        start()
        timer = window.setInterval(start, RENEWED_EVERY_MS)
      })
    return () => {
      gone = true
      if (timer !== null) window.clearInterval(timer)
      void webAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [offered])
}

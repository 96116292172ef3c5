import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { QuietScene } from '#web/chart/quiet-scene.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { hideJournal } from '#web/lib/query-keys.ts'
import { unlockHere } from '#web/lib/quick-lock.ts'
import { isDismissed } from '#web/lib/web-authn.ts'
import { BrandMark } from '#web/ui/marks.tsx'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { authStatusQuery, useRequestLink } from './auth.queries.ts'
import { CodeForm } from './code-form.tsx'
import { useUnlock } from './passkeys.queries.ts'
import { classes } from '#web/lib/classes.ts'
import brandStyles from '#web/ui/brand.module.css'
import controlStyles from '#web/ui/controls.module.css'
import styles from './passkeys.module.css'
import textStyles from '#web/ui/text.module.css'

/** Replaces every page while the journal is locked. The document then contains nothing from the journal. */
export function LockScreen({ accountId }: { accountId: string }) {
  const api = useApi()
  const client = useQueryClient()
  const main = useRef<HTMLElement>(null)
  const { data: status } = useQuery(authStatusQuery(api))
  const [mailed, setMailed] = useState(false)
  const unlock = useUnlock()
  const request = useRequestLink()
  const email = status?.user?.email
  usePageTitle('Locked')
  useEffect(() => {
    hideJournal(client)
    main.current?.focus()
  }, [client])
  const open = () => unlockHere(accountId)
  return (
    <div className={styles.locked}>
      <div className={styles.sea} aria-hidden="true">
        <QuietScene />
      </div>
      <main id="main" tabIndex={-1} ref={main}>
        <span className={brandStyles.brand}>
          <BrandMark />
          <span>Soundings</span>
        </span>
        <h1>Your journal is locked</h1>
        <p className={textStyles.meta}>
          You’re still signed in, and the entry you were writing is kept on this device.
        </p>
        <Button
          look="primary"
          size="large"
          block
          busy={unlock.isPending}
          onClick={() => unlock.mutate(undefined, { onSuccess: open })}
        >
          Unlock with passkey
        </Button>
        {unlock.error && !isDismissed(unlock.error) && (
          <Message kind="err">{sentenceOf(unlock.error, 'Couldn’t check the passkey.')}</Message>
        )}
        {email && !mailed && (
          <button
            type="button"
            className={classes(controlStyles.linkButton, styles.instead)}
            onClick={() => request.mutate({ email, confirmed: true }, { onSuccess: () => setMailed(true) })}
          >
            Don’t have your passkey? Email me a link
          </button>
        )}
        {request.error && <Message kind="err">{sentenceOf(request.error, 'Failed to send magic link')}</Message>}
        {mailed && (
          <>
            <Message kind="ok">A link is on its way to your email. Open it in this browser.</Message>
            <CodeForm onSignedIn={open} />
          </>
        )}
      </main>
    </div>
  )
}

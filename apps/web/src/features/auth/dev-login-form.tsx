import { useEffect, useEffectEvent, useState } from 'react'
import { serverErrorOr } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useDevLogin } from './auth.queries.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './auth.module.css'

/** Milliseconds after development login until the journal opens (docs/spec/numbers.md#screens). */
const REDIRECT_MS = 300

/** Signing in with a fixed account and token, for development only. */
export function DevLoginForm({
  email: startEmail,
  note,
  onSignedIn,
}: {
  email: string
  note: string | null
  onSignedIn: () => void
}) {
  const [email, setEmail] = useState(startEmail)
  const [token, setToken] = useState('')
  const login = useDevLogin()
  const { isSuccess } = login
  const leave = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => leave(), REDIRECT_MS)
    // The gate may already have opened another page, and must not be overridden.
    return () => clearTimeout(timer)
  }, [isSuccess])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        login.mutate({ email: email.trim(), token })
      }}
    >
      {note && <Message kind="note">{note}</Message>}
      <div className={fieldStyles.field}>
        <label htmlFor="dev-email">Email</label>
        <input
          className={fieldStyles.input}
          id="dev-email"
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor="dev-token">Development token</label>
        <input
          className={fieldStyles.input}
          id="dev-token"
          type="password"
          required
          autoComplete="off"
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
      </div>
      {login.isError && <Message kind="err">{serverErrorOr(login.error, 'Login failed')}</Message>}
      <Button type="submit" look="primary" size="large" block busy={login.isPending}>
        Login
      </Button>
    </form>
  )
}

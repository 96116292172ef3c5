import { addressWarning, suggestAddress } from '@soundings/core/account'
import { useRef, useState } from 'react'
import { ApiError, serverErrorOr, UnreachableError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useRequestLink } from './auth.queries.ts'
import controlStyles from '#web/ui/controls.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './auth.module.css'

/**
 * The messages for a link that the server failed to send and for an unreachable server (docs/messages.md#signing-in).
 */
const NOT_SENT = 'Failed to send magic link'
const NOT_REQUESTED = 'Failed to request magic link'

/**
 * Requests a sign-in link by email. A likely typo in the address is pointed out; pressing Send Magic Link again sends
 * the link anyway.
 */
export function LoginForm({
  leads,
  onSent,
  onDevNote,
}: {
  /** False if another way to sign in is above this form. */
  leads: boolean
  onSent: (email: string) => void
  /** Called when the server can't send email and development login is available. */
  onDevNote: (note: string, email: string) => void
}) {
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const request = useRequestLink()
  const field = useRef<HTMLInputElement>(null)
  const suggestion = suggestAddress(email.trim())
  const warning = email === '' ? null : addressWarning(email.trim())

  const accept = (address: string) => {
    setEmail(address)
    // The pressed button disappears with its hint.
    field.current?.focus()
  }
  const send = () => {
    const address = email.trim()
    request.mutate(
      { email: address, confirmed: refused === address },
      {
        onSuccess: ({ data }) => (data.dev_note ? onDevNote(data.dev_note, address) : onSent(address)),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'EMAIL_TYPO_SUSPECTED') setRefused(address)
        },
      },
    )
  }
  const failed = request.error instanceof UnreachableError ? NOT_REQUESTED : NOT_SENT
  const error = request.error ? serverErrorOr(request.error, failed) : null

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={fieldStyles.field}>
        <label htmlFor="email">Email</label>
        <input
          className={fieldStyles.input}
          id="email"
          ref={field}
          type="email"
          required
          // WebAuthn Level 3 adds “webauthn”, which the linter doesn’t know.
          autoComplete="username webauthn"
          value={email}
          aria-describedby="email-hint"
          onChange={(event) => {
            setEmail(event.target.value)
            request.reset()
          }}
        />
        <div id="email-hint" className={styles.emailHint}>
          {suggestion && (
            <Message kind="warn">
              Did you mean: {suggestion}?{' '}
              <button type="button" className={controlStyles.inlineLink} onClick={() => accept(suggestion)}>
                Use this
              </button>
              {refused === email.trim() && <span> Or press Send Magic Link again to use the address as it is.</span>}
            </Message>
          )}
          {!suggestion && warning && <Message kind="warn">{warning}</Message>}
          {error && !error.includes('Did you mean') && <Message kind="err">{error}</Message>}
        </div>
      </div>
      <Button type="submit" look={leads ? 'primary' : 'plain'} size="large" block busy={request.isPending}>
        {request.isPending ? 'Sending Magic Link...' : 'Send Magic Link'}
      </Button>
    </form>
  )
}

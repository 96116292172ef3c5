import { addressWarning, suggestAddress } from '@soundings/core/address'
import { useState } from 'react'
import { ApiError, serverErrorOr, UnreachableError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useRequestLink } from './auth.queries.ts'

/** The server could not send it, or could not even be asked (product-spec section 8 has both). */
const NOT_SENT = 'Failed to send magic link'
const NOT_REQUESTED = 'Failed to request magic link'

/** Asks for a link by mail. A likely slip in the address is pointed out; pressing Send Magic Link again sends all the same. */
export function LoginForm({
  onSent,
  onDevNote,
}: {
  onSent: (email: string) => void
  /** Told when the server says that no mail will come and development login is there. */
  onDevNote: (note: string, email: string) => void
}) {
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const request = useRequestLink()
  const suggestion = suggestAddress(email.trim())
  const warning = email === '' ? null : addressWarning(email.trim())

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
      className="lf"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="field">
        <label htmlFor="email">Email</label>
        <input
          className="input"
          id="email"
          type="email"
          required
          autoComplete="email"
          value={email}
          aria-describedby="email-hint"
          onChange={(event) => {
            setEmail(event.target.value)
            request.reset()
          }}
        />
        <div id="email-hint" className="email-hint">
          {suggestion && (
            <Message kind="warn">
              Did you mean: {suggestion}?{' '}
              <button type="button" className="inline-link" onClick={() => setEmail(suggestion)}>
                Use this
              </button>
              {refused === email.trim() && <span> Or press Send Magic Link again to use the address as it is.</span>}
            </Message>
          )}
          {!suggestion && warning && <Message kind="warn">{warning}</Message>}
          {error && !error.includes('Did you mean') && <Message kind="err">{error}</Message>}
        </div>
      </div>
      <Button type="submit" look="primary" size="large" block busy={request.isPending}>
        {request.isPending ? 'Sending Magic Link...' : 'Send Magic Link'}
      </Button>
    </form>
  )
}

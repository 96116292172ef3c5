import { SIGN_IN_CODE_LENGTH } from '@soundings/contract/auth'
import { useState } from 'react'
import { serverErrorOr } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useVerifyCode } from './auth.queries.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './auth.module.css'

/** Accepts the code from the email, for people who read it on another device. */
export function CodeForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [code, setCode] = useState('')
  const verify = useVerifyCode()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        verify.mutate(code, { onSuccess: onSignedIn })
      }}
    >
      <div className={fieldStyles.field}>
        <label htmlFor="code">Or type the code from the email</label>
        <input
          className={fieldStyles.input}
          id="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          // Pasted codes may contain a dash and spaces.
          maxLength={2 * SIGN_IN_CODE_LENGTH}
          value={code}
          aria-describedby="code-hint"
          aria-invalid={verify.isError}
          onChange={(event) => {
            setCode(event.target.value)
            verify.reset()
          }}
        />
        <div id="code-hint" className={styles.emailHint}>
          {verify.error && <Message kind="err">{serverErrorOr(verify.error, 'Verification failed')}</Message>}
        </div>
      </div>
      <Button type="submit" busy={verify.isPending}>
        Sign in with the code
      </Button>
    </form>
  )
}

import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './auth.module.css'

/** Confirms that the link and the code were sent, and says what to do if they don't arrive. */
export function LinkSent({
  email,
  onAgain,
  onSignedIn,
}: {
  email: string
  onAgain: () => void
  onSignedIn: () => void
}) {
  return (
    <>
      <Message kind="ok" className={styles.linkSent}>
        Magic link sent to <b>{email}</b>.
      </Message>
      <CodeForm onSignedIn={onSignedIn} />
      <section className={styles.help}>
        <h2>Not there yet?</h2>
        <ul>
          <li>Check your spam folder.</li>
          <li>Outlook may take 5-15 minutes.</li>
          <li>Gmail usually takes seconds.</li>
          <li>Corporate mail may block external links.</li>
        </ul>
        <Button onClick={onAgain}>Try a different email address</Button>
      </section>
    </>
  )
}

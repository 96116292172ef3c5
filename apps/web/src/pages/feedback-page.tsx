import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'
import prosePageStyles from '#web/ui/prose-page.module.css'

const SUBJECTS = [
  { name: 'feedback', title: 'Something you’d like', text: 'An idea, a wish, anything that gets in your way.' },
  {
    name: 'support',
    title: 'Something isn’t working',
    text: 'Describe what you did and what happened. Leave out what you wrote in your journal.',
  },
  {
    name: 'privacy',
    title: 'Something about your data',
    text: 'Questions about what’s stored, or a security problem you’ve found.',
  },
] as const

/** Contact addresses and the usual answer time, if the operator has set mailboxes. */
export function Page() {
  const mailboxes = useMailboxes()
  if (!mailboxes) {
    return (
      <ProsePage title="Feedback" sub="Ideas, problems and questions about your data.">
        <section>
          <h2>Who to ask</h2>
          <p>This server has no contact address. Ask the people who gave you its URL.</p>
        </section>
      </ProsePage>
    )
  }
  return (
    <ProsePage title="Feedback" sub="We usually answer within 24-48 hours.">
      {SUBJECTS.map(({ name, title, text }) => (
        <section key={name}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p>
            <a className={prosePageStyles.mail} href={`mailto:${mailboxes[name]}`}>
              {mailboxes[name]}
            </a>
          </p>
        </section>
      ))}
    </ProsePage>
  )
}

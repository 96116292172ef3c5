import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

const SUBJECTS = [
  { name: 'feedback', title: 'Something you would like', text: 'An idea, a wish, a thing that is in the way.' },
  {
    name: 'support',
    title: 'Something does not work',
    text: 'Say what you did and what happened. Leave out what you wrote.',
  },
  {
    name: 'privacy',
    title: 'Something about your data',
    text: 'Questions on what is kept, and anything you found unsafe.',
  },
] as const

/** Where to write to, and how soon an answer comes, where the operator has set mailboxes. */
export function FeedbackPage() {
  const mailboxes = useMailboxes()
  if (!mailboxes) {
    return (
      <ProsePage title="Feedback" sub="Ideas, problems and questions about your data.">
        <section>
          <h2>Who to ask</h2>
          <p>The people who run this server can be reached where you got its address. No mailbox is set up here.</p>
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
            <a className="mail" href={`mailto:${mailboxes[name]}`}>
              {mailboxes[name]}
            </a>
          </p>
        </section>
      ))}
    </ProsePage>
  )
}

import { mailbox } from '#web/lib/mailbox.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

const MAILBOXES = [
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

/** Where to write to. Mail is the only way: nothing of the journal goes along by itself. */
export function FeedbackPage() {
  return (
    <ProsePage title="Feedback" sub="We read everything and answer within 24-48 hours.">
      {MAILBOXES.map(({ name, title, text }) => (
        <section key={name}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p>
            <a className="mail" href={`mailto:${mailbox(name)}`}>
              {mailbox(name)}
            </a>
          </p>
        </section>
      ))}
    </ProsePage>
  )
}

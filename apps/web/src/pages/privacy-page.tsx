import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

/** What is kept, where, for how long, and who can read it. */
export function PrivacyPage() {
  const mailboxes = useMailboxes()
  return (
    <ProsePage title="Privacy" sub="What is kept, where, for how long, and who can read it.">
      <section>
        <h2>What you write</h2>
        <p>
          The text of your entries, their titles and tags, your Echos with what they quote, uploaded documents and
          photographs, your name and your mail address are encrypted with a key that belongs to your account alone
          (AES-256-GCM). That key is itself encrypted with the secret of this server. Whoever copies the database reads
          none of it.
        </p>
        <p>
          Not encrypted are numbers and choices: your ratings, the times of your entries, how many words they have, how
          you typed them, the measures that are computed from the text, and what you chose from a list, such as your
          plan, your tone, your intentions and your time zone. Counting and computing need them.
        </p>
        <p>
          Whoever runs this server holds its secret and could, with effort, read what is stored. No person or AI model
          reads your entries to run the service. One exception: if this server sends photos to an outside service that
          reads handwriting, the upload window names it.
        </p>
      </section>
      <section>
        <h2>What leaves the server</h2>
        <ul>
          <li>Mail with sign-in links, by the mail service of whoever runs this server. It holds no word of yours.</li>
          <li>
            Photographs, only where the upload sheet names another host that reads them. Otherwise they are read on this
            server.
          </li>
          <li>
            When you dictate, your browser turns your speech into text. Some browsers send the sound to their maker for
            that. It never comes to us.
          </li>
          <li>
            Card data, if you pay by card, goes to the payment service. We keep its brand, last four digits and expiry.
          </li>
        </ul>
        <p>There are no advertisements, no trackers and no analytics on these pages.</p>
      </section>
      <section>
        <h2>On your device</h2>
        <p>
          We set two cookies: one that keeps you signed in and one that protects your session from other sites. Where
          cards are paid through Stripe, Stripe’s script on the card page sets cookies of its own, to detect fraud. In
          local storage: the theme you chose, whether you have seen an explanation, whether our typefaces have been
          fetched, the prompts you were shown last, which account is signed in, the page you asked for before you signed
          in, and the text you are writing until it is saved. Signing out removes that text, and asks first.
        </p>
      </section>
      <section>
        <h2>For how long</h2>
        <ul>
          <li>
            Entries: until you delete them, and 30 days longer, so that you can bring them back. Then they are gone.
          </li>
          <li>Uploads that you have not confirmed: one week.</li>
          <li>Sessions: 30 days from their last use. Sign-in links: 15 minutes, once.</li>
          <li>
            Deleting all data or your account takes effect at once and cannot be undone; with the account its key is
            destroyed first.
          </li>
          <li>Logs hold times, addresses of pages and error codes: no text, no mail address, no token.</li>
        </ul>
      </section>
      <section>
        <h2>Your rights</h2>
        <p>
          You may see, correct, take along and delete everything, in Settings, without asking anybody. For anything else{' '}
          {mailboxes ? (
            <>
              write to <a href={`mailto:${mailboxes.privacy}`}>{mailboxes.privacy}</a>.
            </>
          ) : (
            'ask the people who run this server, where you got its address.'
          )}
        </p>
      </section>
    </ProsePage>
  )
}

import { LINK_MINUTES, SESSION_DAYS } from '@soundings/core/account'
import { LOOSE_PHOTOGRAPH_DAYS, PENDING_IMPORT_DAYS, RESTORE_DAYS } from '@soundings/core/entries'
import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { counted } from '#web/lib/format.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

const days = (count: number) => counted(count, 'day', 'days')

/** Explains what is stored, where, for how long, and who can read it. */
export function Page() {
  const mailboxes = useMailboxes()
  return (
    <ProsePage title="Privacy" sub="What is stored, where, for how long, and who can read it.">
      <section>
        <h2>What you write</h2>
        <p>
          The text of your entries, their titles and tags, your Echos with what they quote, uploaded documents and
          photos, your name and your email address are encrypted with a key that belongs to your account alone
          (AES-256-GCM). That key is itself encrypted with this server’s secret. A copy of the database alone can’t be
          read.
        </p>
        <p>
          Some numbers and choices aren’t encrypted, because the database needs them to sort, count and search, such as
          your ratings, the times of your entries, how many words and photos they have, your plan, your language and
          your time zone.
        </p>
        <p>
          We, the people who run this server, have its secret and could, with effort, read what is stored. No person or
          language model reads your entries to run the service. One exception: if this server sends photos to an outside
          service that reads handwriting, the upload window names it.
        </p>
      </section>
      <section>
        <h2>What leaves the server</h2>
        <ul>
          <li>
            Sign-in emails, an email when a passkey is added, and emails about letters and reminders if you ask for
            them, through this server’s email provider. They contain nothing you wrote.
          </li>
          <li>
            Device reminders, if you turn them on, through your browser maker’s notification service. They never contain
            anything you wrote.
          </li>
          <li>
            Photos, only if the upload window names an outside service that reads them. Otherwise they are read on this
            server.
          </li>
          <li>
            When you dictate, your browser turns your speech into text. Some browsers send the audio to the company that
            makes them. We never receive it.
          </li>
          <li>
            If you pay by card, your card details go to the payment service. We store the brand, the last four digits
            and the expiry date.
          </li>
        </ul>
        <p>There are no ads, no trackers and no analytics.</p>
      </section>
      <section>
        <h2>On your device</h2>
        <p>
          We set three cookies: one keeps you signed in, one protects your session from other sites, and one remembers
          for {LINK_MINUTES} minutes that this browser asked for a sign-in link. If this server takes cards through
          Stripe, Stripe’s script on the card page sets its own cookies to detect fraud. In local storage: the theme you
          chose, whether you have seen an explanation, whether our fonts have been loaded, the prompts you were shown
          last, which account is signed in, the page you were opening when you were asked to sign in, whether the page
          locks when you are away, what you decided about an import that isn’t finished, and the text you are writing
          until it is saved. When you sign out, we ask you first, then delete that text.
        </p>
      </section>
      <section>
        <h2>For how long</h2>
        <ul>
          <li>
            Entries: until you delete them, and {days(RESTORE_DAYS)} longer, so that you can restore them. Then they are
            permanently deleted.
          </li>
          <li>
            Earlier versions of an entry: up to a year after you change it, and never longer than the entry itself.
          </li>
          <li>
            Uploads you haven’t confirmed: {days(PENDING_IMPORT_DAYS)}. Photos that aren’t in an entry:{' '}
            {days(LOOSE_PHOTOGRAPH_DAYS)}.
          </li>
          <li>
            Sessions: {days(SESSION_DAYS)} from their last use. Sign-in links: {LINK_MINUTES} minutes, and they work
            once.
          </li>
          <li>
            Deleting all data or your account takes effect at once and can’t be undone. When you delete your account,
            its key is destroyed first.
          </li>
          <li>Logs contain times, page URLs and error codes: no text, no email address, no token.</li>
        </ul>
      </section>
      <section>
        <h2>Your rights</h2>
        <p>
          You can view, correct, export and delete everything yourself. For anything else{' '}
          {mailboxes ? (
            <>
              write to <a href={`mailto:${mailboxes.privacy}`}>{mailboxes.privacy}</a>.
            </>
          ) : (
            'ask the people who gave you this server’s URL.'
          )}
        </p>
      </section>
    </ProsePage>
  )
}

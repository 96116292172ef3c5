import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

/** Terms of service; the specification fixes the date. */
export function Page() {
  const mailboxes = useMailboxes()
  return (
    <ProsePage title="Terms" sub="Last updated January 2025">
      <section>
        <h2>Who may use Soundings</h2>
        <p>
          You must be 18 years old or older. One account per person. Anyone who can read your email can sign in, so keep
          it secure.
        </p>
      </section>
      <section>
        <h2>What you write is yours</h2>
        <p>
          You own your entries. You allow us to store them and to compute your Echos and insights from them, and nothing
          else. You can export or delete them at any time. How they are kept is on the{' '}
          <Link to={paths.privacy}>privacy page</Link>.
        </p>
      </section>
      <section>
        <h2>Insights are not medical advice</h2>
        <p>
          Echos, clarity and every other insight are algorithmic: they are computed from what you wrote and rated. They
          are not medical, psychological or any other professional advice, and no substitute for it. If you are in
          danger or might harm yourself, call your local emergency number.
        </p>
      </section>
      <section>
        <h2>Using it fairly</h2>
        <p>
          Do not try to reach other people&rsquo;s journals, to break or overload the service, or to use it for anything
          illegal.
        </p>
      </section>
      <section>
        <h2>Plans</h2>
        <p>
          Free costs nothing. Pro is $9.99 and Premium $19.99 a month. You can switch plans at any time; deleting your
          account ends the subscription. You can read, export and delete your entries on every plan.
        </p>
      </section>
      <section>
        <h2>Availability</h2>
        <p>
          We aim for the service to be available 99.9% of the time. It is provided “as is”. We work hard not to lose
          anything, but please keep an archive of what you can’t replace.
        </p>
      </section>
      <section>
        <h2>Changes and questions</h2>
        <p>
          If these terms change in a way that matters, we’ll let you know before the change takes effect. Questions go
          to{' '}
          {mailboxes ? (
            <a href={`mailto:${mailboxes.support}`}>{mailboxes.support}</a>
          ) : (
            'the people who gave you this server’s URL'
          )}
          .
        </p>
      </section>
    </ProsePage>
  )
}

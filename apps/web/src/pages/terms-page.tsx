import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

/** Terms of service; the date is the specification's. */
export function TermsPage() {
  const mailboxes = useMailboxes()
  return (
    <ProsePage title="Terms" sub="Last updated January 2025">
      <section>
        <h2>Who may use Soundings</h2>
        <p>
          You must be 18 years old or older. One account is for one person; keep your mailbox safe, for it is your key.
        </p>
      </section>
      <section>
        <h2>What you write is yours</h2>
        <p>
          You own your entries. You allow us to store them and to compute what you are shown from them, and nothing
          else. You can export or delete them at any time. How they are kept is on the{' '}
          <Link to={paths.privacy}>privacy page</Link>.
        </p>
      </section>
      <section>
        <h2>Insights are not medical advice</h2>
        <p>
          Echos, clarity and every other insight are algorithmic: they are computed from what you wrote and rated. They
          are not medical, psychological or any other professional advice, and no substitute for it. If you are in
          danger or think of harming yourself, call your local emergency number.
        </p>
      </section>
      <section>
        <h2>Using it fairly</h2>
        <p>
          Do not try to reach other people&rsquo;s journals, to break or overload the service, or to use it for what the
          law forbids.
        </p>
      </section>
      <section>
        <h2>Plans</h2>
        <p>
          Free costs nothing. Pro is 9.99 and Premium 19.99 a month. You may switch to any plan at any time; deleting
          your account ends the subscription. Reading, exporting and deleting never depend on a plan.
        </p>
      </section>
      <section>
        <h2>Being there</h2>
        <p>
          We aim for the service to be available 99.9% of the time. It is offered as it is: we do our best that nothing
          is lost, and we ask you to keep an archive of what you cannot replace.
        </p>
      </section>
      <section>
        <h2>Changes and questions</h2>
        <p>
          When these terms change in a way that matters, you are told before the change takes effect. Questions go to{' '}
          {mailboxes ? (
            <a href={`mailto:${mailboxes.support}`}>{mailboxes.support}</a>
          ) : (
            'the people who run this server, where you got its address'
          )}
          .
        </p>
      </section>
    </ProsePage>
  )
}

import { useMailboxes } from '#web/features/auth/use-mailboxes.ts'
import { HelpLinesList } from '#web/features/support/help-lines-list.tsx'
import { ProsePage } from '#web/ui/prose-page.tsx'
import prosePageStyles from '#web/ui/prose-page.module.css'

/** Help lines by country, and a contact for questions about Soundings. Open to everyone. */
export function Page() {
  const mailboxes = useMailboxes()
  return (
    <ProsePage title="If things are hard" sub="Someone to talk to, by country.">
      <section>
        <p>
          If you or someone near you is in danger right now, call the emergency number. The other lines are there to
          listen. Most of them are free and open day and night.
        </p>
        <p>Other people run these lines, not Soundings, and nothing you wrote here reaches them.</p>
      </section>
      <section aria-labelledby="help-lines">
        <h2 id="help-lines">Lines by country</h2>
        <HelpLinesList />
      </section>
      <section>
        <h2>Help with Soundings itself</h2>
        <p>
          {mailboxes ? (
            <>
              Write to{' '}
              <a className={prosePageStyles.mail} href={`mailto:${mailboxes.support}`}>
                {mailboxes.support}
              </a>
            </>
          ) : (
            'Ask the people who gave you this server’s URL.'
          )}
        </p>
      </section>
    </ProsePage>
  )
}

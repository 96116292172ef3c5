import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

export function Page() {
  return (
    <ProsePage title="About" sub="You send your words down; they echo back.">
      <section>
        <h2>A journal that listens</h2>
        <p>
          A ship measures the depth below it by sending down a line, or a sound, and waiting for the echo. Soundings
          does that with your own words. You write an entry and rate your mood, energy and focus. From the seventh entry
          on, your words start coming back as short Echos: one or two sentences about what you have written, in your
          words and numbers.
        </p>
      </section>
      <section>
        <h2>How an Echo is found</h2>
        <p>
          By rules and statistics that are the same for everyone, not by a language model. Each rule looks for one kind
          of thing: a word that keeps coming back, a line that answers another one, a day of the week that is different.
          A pattern is shown only when chance alone would rarely produce it, and every number and every quote is checked
          against your entries before you read it.
        </p>
        <p>
          <b>Why this Echo</b> shows the rule, the figures and the entries behind each Echo, with the words marked. If
          you change or delete those entries and the Echo no longer follows from them, it’s removed.
        </p>
      </section>
      <section>
        <h2>What it will not do</h2>
        <p>
          An Echo doesn’t give advice, diagnose or predict. It can miss things, and now and then it will show a pattern
          that isn’t really there.
        </p>
        <p>
          Echos are made by rules that cannot understand you. One may come at a bad moment. You can pause them with one
          tap, and the link to help is at the bottom of every page.
        </p>
      </section>
      <section>
        <h2>Yours</h2>
        <p>
          Your entries are encrypted with your account’s key. You can export everything and delete everything at any
          time, on every plan. The <Link to={paths.privacy}>privacy page</Link> says what is kept and where.
        </p>
      </section>
    </ProsePage>
  )
}

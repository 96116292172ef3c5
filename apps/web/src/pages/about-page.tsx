import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { ProsePage } from '#web/ui/prose-page.tsx'

/** What Soundings is, how an Echo comes about, and what it is not. */
export function AboutPage() {
  return (
    <ProsePage title="About" sub="You send your words down; they echo back.">
      <section>
        <h2>A journal that listens</h2>
        <p>
          A ship finds the depth below it by sending down a line, or a sound, and waiting for what comes back. Soundings
          does that with your own words. You write an entry and rate your mood, energy and focus. From the seventh entry
          on, your words start coming back as short Echos: one or two sentences about what you have written, in your
          words and numbers.
        </p>
      </section>
      <section>
        <h2>How an Echo is found</h2>
        <p>
          By rules and statistics that are the same for everybody, not by a language model. Each rule looks for one kind
          of thing: a word that keeps coming back, a line that answers another one, a day of the week that is different.
          A pattern is told only when chance alone would rarely show it, and every number and every quotation is checked
          against your entries before you read it.
        </p>
        <p>
          <b>Why this Echo</b> shows the rule, the figures and the entries behind each Echo, with the words marked. When
          you change or delete those entries so that the Echo no longer follows from them, it is withdrawn.
        </p>
      </section>
      <section>
        <h2>What it will not do</h2>
        <p>
          An Echo gives no advice, makes no diagnosis and foretells nothing. It can miss things, and now and then it
          will tell you a pattern that is not one.
        </p>
        <p>
          Echos are made by rules that cannot understand you. One may come at a bad moment. You can pause them with one
          tap, and help is always linked below.
        </p>
      </section>
      <section>
        <h2>Yours</h2>
        <p>
          Your entries are encrypted with a key of your account. You can take everything with you and delete everything
          at any time, in every plan. The <Link to={paths.privacy}>privacy page</Link> says what is kept and where.
        </p>
      </section>
    </ProsePage>
  )
}

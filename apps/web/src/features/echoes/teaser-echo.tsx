import type { EchoTeaser } from '@soundings/contract/echoes'
import { Link } from 'react-router'
import { counted } from '#web/lib/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import sheetStyles from '#web/ui/sheet.module.css'
import styles from './teaser-echo.module.css'
import textStyles from '#web/ui/text.module.css'

/** An Echo that the person's tier excludes: its kind of pattern, and a dashed rule in place of the text. */
export function TeaserEcho({ teaser }: { teaser: EchoTeaser }) {
  const entries = counted(teaser.based_on_entries, 'entry', 'entries')
  return (
    <section className={classes(sheetStyles.sheet, styles.teaser)} aria-labelledby="teaser-title">
      <h2 id="teaser-title">There’s one more pattern in your journal.</h2>
      <p className={textStyles.water}>
        {teaser.pattern_label}, in {entries} over {counted(teaser.timeframe_days, 'day', 'days')}.
      </p>
      <hr aria-hidden="true" />
      <div className={styles.teaserFoot}>
        <p>Pro and Premium show all of these. Free includes one.</p>
        <Link className={buttonClass()} to="/profile">
          See Options
        </Link>
      </div>
    </section>
  )
}

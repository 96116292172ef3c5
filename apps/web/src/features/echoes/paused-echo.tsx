import type { CurrentEcho } from '@soundings/contract/echoes'
import { monthAndDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { LockedScene } from '#web/chart/locked-scene.tsx'
import { SupportCard } from './support-card.tsx'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import neatlineStyles from '#web/ui/neatline.module.css'
import styles from './echo-sheet.module.css'
import textStyles from '#web/ui/text.module.css'

type Pause = NonNullable<CurrentEcho['paused']>

/** The card while Echos are paused: when the pause ends, and a button to resume. */
export function PausedEcho({
  pause,
  support,
  busy,
  onResume,
}: {
  pause: Pause
  support: boolean
  busy: boolean
  onResume: () => void
}) {
  return (
    <div className={classes(neatlineStyles.neatline, styles.echoSheet)}>
      <div className={styles.inner}>
        <div className={styles.art} aria-hidden="true">
          <LockedScene made={0} required={1} entries={[]} tier={false} />
        </div>
        <div className={styles.say}>
          <h2 className={classes(textStyles.echoText, styles.heading)}>{pausedSentence(pause)}</h2>
          <p className={styles.message}>Your entries, your past Echos and your exports are still here.</p>
          <div className={actionStyles.actions}>
            <Button look="primary" size="large" busy={busy} onClick={onResume}>
              Resume Echos
            </Button>
          </div>
          {support && <SupportCard />}
        </div>
      </div>
    </div>
  )
}

/** The sentence about a pause, such as "Echos are paused until March 3." */
export function pausedSentence({ until }: Pause): string {
  return until === null ? 'Echos are paused until you resume them.' : `Echos are paused until ${monthAndDay(until)}.`
}

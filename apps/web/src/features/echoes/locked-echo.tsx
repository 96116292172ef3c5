import type { CurrentEcho } from '@soundings/contract/echoes'
import { useId } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LockedScene } from '#web/chart/locked-scene.tsx'
import { SupportCard } from './support-card.tsx'
import { lockedState, type LockedState } from './locked-state.ts'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import neatlineStyles from '#web/ui/neatline.module.css'
import scalebarStyles from '#web/ui/scalebar.module.css'
import styles from './echo-sheet.module.css'
import textStyles from '#web/ui/text.module.css'

/** The entries of the chart; null while they load. */
type ChartEntries = Parameters<typeof LockedScene>[0]['entries'] | null

const CARDS: Record<LockedState, { heading: string; action: string; to: string }> = {
  tier: { heading: 'Your plan doesn’t include Echos.', action: 'Learn About Echoes', to: '/about' },
  engagement: { heading: 'Your first Echo is on its way.', action: 'Add an Entry', to: '/journal' },
  'no-echo': { heading: 'No Echo yet.', action: 'Start Writing', to: '/journal' },
}

/**
 * The card when there is no Echo: rings for the entries written, dashed rings for those missing, and a button for the
 * next step.
 */
export function LockedEcho({
  message,
  progress,
  entries,
  support,
  failed = null,
}: {
  message: string
  progress: CurrentEcho['progress']
  entries: ChartEntries
  support: boolean
  /** The failed request, if the Echo couldn’t be loaded: whether it is being repeated, and a function to retry. */
  failed?: { isRetrying: boolean; onRetry: () => void } | null
}) {
  const state = lockedState(message)
  const { heading, action, to } = CARDS[state]
  const made = state === 'engagement' ? progress.current : 0
  return (
    <div className={classes(neatlineStyles.neatline, styles.echoSheet)}>
      <div className={styles.inner}>
        <div className={styles.art} aria-hidden="true">
          {entries && (
            <LockedScene made={made} required={progress.required} entries={entries} tier={state === 'tier'} />
          )}
        </div>
        <div className={styles.say}>
          <h2 className={classes(textStyles.echoText, styles.heading)}>
            {failed ? 'Couldn’t load your Echo.' : heading}
          </h2>
          <p className={styles.message}>{message}</p>
          {state === 'engagement' && <EchoProgress progress={progress} />}
          <div className={actionStyles.actions}>
            {failed && (
              <Button look="primary" size="large" busy={failed.isRetrying} onClick={failed.onRetry}>
                Try again
              </Button>
            )}
            <Link className={buttonClass({ look: failed ? 'plain' : 'primary', size: 'large' })} to={to}>
              {action}
            </Link>
          </div>
          {support && <SupportCard />}
        </div>
      </div>
    </div>
  )
}

function EchoProgress({ progress: { current, required } }: { progress: CurrentEcho['progress'] }) {
  const labelId = useId()
  const shown = Math.min(current, required)
  const text = `${shown} of ${required}`
  return (
    <div className={styles.progress}>
      <div>
        <span id={labelId}>Echo progress</span>
        <b>{text}</b>
      </div>
      <div
        className={scalebarStyles.scalebar}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={required}
        aria-valuenow={shown}
        aria-valuetext={text}
      >
        {Array.from({ length: required }, (_, index) => (
          <i key={index} data-on={index < shown || undefined} />
        ))}
      </div>
    </div>
  )
}

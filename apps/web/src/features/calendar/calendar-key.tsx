import { RATING_LABELS, type Metric } from '@soundings/core/entries'
import type { ReactNode } from 'react'
import { levelTint } from '#web/chart/level-tint.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import channelStyles from '#web/ui/channel.module.css'
import { classes } from '#web/lib/classes.ts'
import styles from './calendar-key.module.css'

const LEVELS = [1, 2, 3, 4, 5]

/** The key of a drawing: its tints with their numbers, and its other marks. */
export function CalendarKey({ metric, children }: { metric: Metric; children?: ReactNode }) {
  const [lowest, , , , highest] = RATING_LABELS[metric]
  return (
    <div className={classes(styles.key, channelStyles[metric])}>
      <span>
        <span className={styles.swatches} aria-hidden="true">
          {LEVELS.map((level) => (
            <i key={level} style={levelTint(level)}>
              {level}
            </i>
          ))}
        </span>
        {METRIC_NAMES[metric]}, {lowest} to {highest}
      </span>
      {children}
    </div>
  )
}

/** The lines of a year chart. */
export function LineKeys({ metric }: { metric: Metric }) {
  return (
    <>
      <span>
        <svg width="34" height="14" aria-hidden="true">
          <path className={styles.line} d="M1 10c8-9 20 6 32-5" />
        </svg>
        line of equal {METRIC_NAMES[metric].toLowerCase()}
      </span>
      <span>
        <svg width="34" height="14" aria-hidden="true">
          <path className={styles.limit} d="M1 8h32" />
        </svg>
        too few days nearby
      </span>
    </>
  )
}

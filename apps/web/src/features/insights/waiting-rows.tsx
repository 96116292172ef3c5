import { MIN_DAYS } from '@soundings/core/moves'
import { classes } from '#web/lib/classes.ts'
import { neededText, type Waiting } from './moves-text.ts'
import scalebarStyles from '#web/ui/scalebar.module.css'
import styles from './moves.module.css'

/** Subjects with too few days: dashed, with the days still needed. */
export function WaitingRows({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return null
  return (
    <ul className={styles.waiting}>
      {waiting.map((one) => (
        <WaitingRow key={one.name} waiting={one} />
      ))}
    </ul>
  )
}

function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { name, daysWith, daysWithout } = waiting
  const [days, side] = daysWith < MIN_DAYS ? [daysWith, 'days'] : [daysWithout, 'days without']
  const text = `${days} of ${MIN_DAYS} ${side}`
  return (
    <li className={classes(styles.row, styles.wait)}>
      <span className={styles.name}>
        {name}
        <small>{neededText(waiting)}</small>
      </span>
      <span className={styles.progress}>
        <span
          className={classes(scalebarStyles.scalebar, styles.scalebar)}
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={MIN_DAYS}
          aria-valuenow={days}
          aria-valuetext={text}
        >
          {Array.from({ length: MIN_DAYS }, (_, index) => (
            <i key={index} data-on={index < days || undefined} />
          ))}
        </span>
      </span>
      <span className={styles.value} aria-hidden="true">
        <small>{text}</small>
      </span>
    </li>
  )
}

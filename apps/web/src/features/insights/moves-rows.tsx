import { METRICS, type Metric } from '@soundings/core/entries'
import { Link } from 'react-router'
import { hashOf } from '#web/lib/logbook-place.ts'
import { paths } from '#web/lib/paths.ts'
import { classes } from '#web/lib/classes.ts'
import { MetricMark } from '#web/ui/marks.tsx'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { intervalText, linkText, moveSentence, signed, type Move } from './moves-text.ts'
import channelStyles from '#web/ui/channel.module.css'
import styles from './moves.module.css'

/**
 * The number of steps on each side of the waterline. A wider interval is cut there, and its row still names its ends.
 */
const REACH = 2
const STEPS = [
  { at: -2, label: '−2' },
  { at: -1, label: '−1' },
  { at: 0, label: 'usual' },
  { at: 1, label: '+1' },
  { at: 2, label: '+2' },
] as const

/** The position of a value on the axis, in percent. */
function placeOf(value: number): number {
  return ((Math.max(-REACH, Math.min(REACH, value)) + REACH) / (2 * REACH)) * 100
}

/** One group of rows per rating, all on the same axis. */
export function MovesRows({ moves }: { moves: readonly Move[] }) {
  return (
    <>
      <div className={styles.axis} aria-hidden="true">
        <span />
        <span className={styles.ticks}>
          {STEPS.map(({ at, label }) => (
            <i key={at} style={{ left: `${placeOf(at)}%` }}>
              {label}
            </i>
          ))}
        </span>
        <span />
      </div>
      {METRICS.filter((metric) => moves.some((move) => move.metric === metric)).map((metric) => (
        <MetricRows key={metric} metric={metric} moves={moves.filter((move) => move.metric === metric)} />
      ))}
    </>
  )
}

function MetricRows({ metric, moves }: { metric: Metric; moves: readonly Move[] }) {
  return (
    // No landmark: the card of this rating is the one with its name.
    <div className={classes(styles.group, channelStyles[metric])} role="group" aria-labelledby={`moves-${metric}`}>
      <h3 id={`moves-${metric}`}>
        <MetricMark metric={metric} />
        {METRIC_NAMES[metric]}
      </h3>
      <ul>
        {moves.map((move) => (
          <MoveRow key={move.name} move={move} />
        ))}
      </ul>
    </div>
  )
}

function MoveRow({ move }: { move: Move }) {
  const { name, daysWith, daysWithout, difference, low, high, look } = move
  const [from, to] = [placeOf(low), placeOf(high)]
  return (
    <li className={styles.row}>
      <span className={styles.name} aria-hidden="true">
        {name}
        <small>
          {daysWith} of {daysWith + daysWithout} days
        </small>
      </span>
      <span className={styles.plot} aria-hidden="true">
        <i className={styles.bar} style={{ left: `${from}%`, width: `${to - from}%` }} />
        <i className={styles.dot} style={{ left: `${placeOf(difference)}%` }} />
      </span>
      <span className={styles.value} aria-hidden="true">
        <b>{signed(difference)}</b>
        <small>{intervalText(move)}</small>
      </span>
      <span className="sr">{moveSentence(move)}</span>
      <Link to={`${paths.entries}${hashOf(look)}`} aria-label={linkText(move)} />
    </li>
  )
}

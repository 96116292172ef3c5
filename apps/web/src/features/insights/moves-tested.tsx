import { LEVEL, MOVES_ENTRIES_MAX } from '@soundings/core/moves'
import styles from './moves-details.module.css'

/** Explains in plain words how the pairs were tested. */
export function MovesTested() {
  return (
    <details className={styles.more}>
      <summary>How we test this</summary>
      <p>
        Each day counts once, with the average of its ratings. Your ratings are shuffled among the days about 2,000
        times, and a pair counts only if almost no shuffle produces a stronger one among all pairs. What carries over
        from one day to the next is removed first. In a journal with no real links, a pair would appear in at most{' '}
        {100 * LEVEL} of 100 cases. A second pair must add something to the first. At most your newest{' '}
        {MOVES_ENTRIES_MAX.toLocaleString('en')} entries are read.
      </p>
    </details>
  )
}

import { frequencyTrace } from '#web/chart/geometry/index.ts'
import type { Frequency } from '@soundings/core/account'
import { Art } from './art.tsx'
import styles from './chart.module.css'

const WIDTH = 120
const HEIGHT = 22

/** Draws a week of a person who writes this often. */
export function FrequencyTrace({ frequency }: { frequency: Frequency }) {
  return (
    <Art width={WIDTH} height={HEIGHT} fit="contain-left">
      {frequencyTrace(frequency, WIDTH, HEIGHT).map(({ d, role }) => (
        <path key={d} d={d} className={styles[role]} />
      ))}
    </Art>
  )
}

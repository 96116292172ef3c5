import { toneTrace } from '#web/chart/geometry/index.ts'
import type { Tone } from '@soundings/core/account'
import { Art } from './art.tsx'
import styles from './chart.module.css'

const WIDTH = 132
const HEIGHT = 40

/** A tone of Echo drawn as a sound wave. */
export function ToneTrace({ tone }: { tone: Tone }) {
  return (
    <Art width={WIDTH} height={HEIGHT} fit="contain-left">
      {toneTrace(tone, WIDTH, HEIGHT).map((d) => (
        <path key={d} d={d} className={styles.toneLine} />
      ))}
    </Art>
  )
}

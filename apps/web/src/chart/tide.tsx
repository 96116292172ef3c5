import { tide } from '#web/chart/geometry/index.ts'
import { Art } from './art.tsx'
import styles from './chart.module.css'

const WIDTH = 320
const HEIGHT = 64

/** Thirty days, one stroke each, as tall as the day's words. */
export function Tide({ words }: { words: readonly number[] }) {
  return (
    <Art width={WIDTH} height={HEIGHT} fit="stretch">
      {tide(words, WIDTH, HEIGHT).map(({ d, role }) => (
        <path key={d} d={d} className={styles[role]} />
      ))}
    </Art>
  )
}

import { seabed } from '#web/chart/geometry/index.ts'
import { Art } from './art.tsx'
import styles from './chart.module.css'

const WIDTH = 760
const HEIGHT = 90

/** The sea floor under the editor, from the lengths in words of the last entries, oldest first. */
export function Seabed({ words }: { words: readonly number[] }) {
  return (
    <Art width={WIDTH} height={HEIGHT} fit="stretch">
      {seabed(words, WIDTH, HEIGHT).map(({ fill, crest }) => (
        <g key={fill.role}>
          <path d={fill.d} className={styles[fill.role]} />
          <path d={crest.d} className={styles[crest.role]} />
        </g>
      ))}
    </Art>
  )
}

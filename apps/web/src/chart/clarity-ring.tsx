import { clarityRing } from '#web/chart/geometry/index.ts'
import { Art } from './art.tsx'
import { ClarityDial } from './clarity-dial.tsx'
import styles from './chart.module.css'

const SIZE = 340

/** The clarity score as a dial, its four subscores as the lobes of the basin inside. */
export function ClarityRing({
  score,
  subscores,
}: {
  score: number
  subscores: readonly [number, number, number, number]
}) {
  return (
    <Art width={SIZE} height={SIZE} className={styles.clarity} fit="contain">
      <ClarityDial ring={clarityRing(score, subscores, SIZE)} />
    </Art>
  )
}

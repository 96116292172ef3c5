import { sectionEdge } from '#web/chart/geometry/index.ts'
import { memo } from 'react'
import { Art } from './art.tsx'
import styles from './chart.module.css'

const WIDTH = 1440
const HEIGHT = 150

/** The edge between one section of the landing page and the one above. */
export const Edge = memo(function Edge({ seed }: { seed: number }) {
  const { fill, lines } = sectionEdge(WIDTH, HEIGHT, seed)
  return (
    <Art width={WIDTH} height={HEIGHT} fit="stretch">
      <path d={fill.d} className={styles[fill.role]} />
      {lines.map(({ d, role }) => (
        <path key={d} d={d} className={styles[role]} />
      ))}
    </Art>
  )
})

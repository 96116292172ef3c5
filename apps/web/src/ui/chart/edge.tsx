import { sectionEdge } from '@soundings/core/chart'
import { memo } from 'react'
import { Art } from './art.tsx'

const WIDTH = 1440
const HEIGHT = 150

/** The edge on which one section of the landing page lies over the one above. */
export const Edge = memo(function Edge({ seed }: { seed: number }) {
  const { fill, lines } = sectionEdge(WIDTH, HEIGHT, seed)
  return (
    <Art width={WIDTH} height={HEIGHT} className="sa-edge" fit="stretch">
      <path d={fill.d} className={fill.className} />
      {lines.map(({ d, className }) => (
        <path key={d} d={d} className={className} />
      ))}
    </Art>
  )
})

import { frequencyTrace } from '@soundings/core/chart'
import type { Frequency } from '@soundings/core/preferences'
import { Art } from './art.tsx'

const WIDTH = 120
const HEIGHT = 22

/** A week of somebody with this habit of writing. */
export function FrequencyTrace({ frequency }: { frequency: Frequency }) {
  return (
    <Art width={WIDTH} height={HEIGHT} className="sa-freq" fit="contain-left">
      {frequencyTrace(frequency, WIDTH, HEIGHT).map(({ d, className }) => (
        <path key={d} d={d} className={className} />
      ))}
    </Art>
  )
}

import { tide } from '@soundings/core/chart'
import { Art } from './art.tsx'

const WIDTH = 320
const HEIGHT = 64

/** Thirty days, one stroke each, as tall as what was written. */
export function Tide({ words }: { words: readonly number[] }) {
  return (
    <Art width={WIDTH} height={HEIGHT} className="sa-tide" fit="stretch">
      {tide(words, WIDTH, HEIGHT).map(({ d, className }) => (
        <path key={d} d={d} className={className} />
      ))}
    </Art>
  )
}

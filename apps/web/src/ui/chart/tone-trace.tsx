import { toneTrace } from '@soundings/core/chart'
import type { Tone } from '@soundings/core/preferences'
import { Art } from './art.tsx'

const WIDTH = 132
const HEIGHT = 40

/** What a tone of Echo looks like as a trace of sound. */
export function ToneTrace({ tone }: { tone: Tone }) {
  return (
    <Art width={WIDTH} height={HEIGHT} className="sa-tone" fit="contain-left">
      {toneTrace(tone, WIDTH, HEIGHT).map((d) => (
        <path key={d} d={d} className="sa-tone-line" />
      ))}
    </Art>
  )
}

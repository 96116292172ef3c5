import { seabed } from '@soundings/core/chart'
import { Art } from './art.tsx'

const WIDTH = 760
const HEIGHT = 90

/** The sea floor under the editor, from the lengths in words of the last entries, oldest first. */
export function Seabed({ words }: { words: readonly number[] }) {
  return (
    <Art width={WIDTH} height={HEIGHT} className="sa-seabed" fit="stretch">
      {seabed(words, WIDTH, HEIGHT).map(({ fill, crest }) => (
        <g key={fill.className}>
          <path d={fill.d} className={fill.className} />
          <path d={crest.d} className={crest.className} />
        </g>
      ))}
    </Art>
  )
}

import type { Random } from '@soundings/core/random'
import type { Lettering } from './geometry.ts'
import type { Field } from './noise.ts'
import type { Deep } from './place.ts'
import { sounding } from './sounding.ts'
import type { Vacancy } from './vacancy.ts'

/** Px between two of the person's own soundings. */
const OWN_GAP = 30
const TRIES_EACH = 8
/** Depths below this many words get no numeral. */
const SHALLOWEST = 4

/** The numerals of the entries, each at its deep, unless they would overlap. */
export function ownSoundings(deeps: readonly Deep[], width: number, height: number, vacant: Vacancy): Lettering[] {
  return deeps.flatMap(({ x, y, words }) => {
    const inside = x > 16 && x < width - 20 && y > 16 && y < height - 10
    if (!inside || !vacant.isFree(x, y, OWN_GAP)) return []
    vacant.take(x, y)
    return [sounding(x, y, words, true)]
  })
}

/** Up to `count` numerals for the floor itself, at least `gap` px apart (Poisson-disc by rejection). */
export function floorSoundings(
  field: Field,
  width: number,
  height: number,
  { count, gap, vacant, random }: { count: number; gap: number; vacant: Vacancy; random: Random },
): Lettering[] {
  const soundings: Lettering[] = []
  for (let i = 0; i < count * TRIES_EACH && soundings.length < count; i++) {
    const x = 20 + random() * (width - 50)
    const y = 22 + random() * (height - 36)
    const depth = Math.round(field(x, y))
    if (depth <= SHALLOWEST || !vacant.isFree(x, y, gap)) continue
    vacant.take(x, y)
    soundings.push(sounding(x, y, depth, false))
  }
  return soundings
}

import { certify, shiftLooks, standingLooks } from '../../src/echo/certification/index.ts'
import type { EchoEntry } from '../../src/echo/index.ts'
import { journalOf, orderedReadings } from '../../src/echo/journal.ts'
import { RULES } from '../../src/echo/rules.ts'
import { LEXICON } from '../lexicon.ts'

export type Family = 'standing' | 'shift'
/** A claim that would be told at a look. */
export type Told = { family: Family; look: number; rule: string; key: string }

const PATTERNS = RULES.map(({ detector }) => detector).filter((detector) => detector.claim === 'pattern')

/** Numbers of entries, up to `size`, at which a family tests for the second time or later. */
export function looksUpTo(size: number, family: Family): number[] {
  const looks = new Set<number>()
  for (let n = 1; n <= size; n++) {
    const current = (family === 'standing' ? standingLooks(n) : shiftLooks(n))?.current
    if (current !== undefined) looks.add(current)
  }
  return [...looks]
}

/** What a family certifies at these looks and can also tell with the numbers of that day. */
export function toldAt(entries: readonly EchoEntry[], family: Family, looks: readonly number[]): Told[] {
  const today = Math.max(...entries.map(({ day }) => day))
  const readings = orderedReadings(entries, today, LEXICON)
  const members = PATTERNS.filter((detector) => detector.family === family)
  return looks.flatMap((look) => {
    const journal = journalOf(readings.slice(0, look), today, LEXICON)
    return certify(journal, members).flatMap(({ detector, key }) =>
      detector.tell(journal, key) ? [{ family, look, rule: detector.rule, key }] : [],
    )
  })
}

/** Claims that would be told of a whole journal now, from both families. */
export function toldNow(entries: readonly EchoEntry[]): Told[] {
  const today = Math.max(...entries.map(({ day }) => day))
  const journal = journalOf(orderedReadings(entries, today, LEXICON), today, LEXICON)
  return certify(journal, PATTERNS).flatMap(({ detector, key }) =>
    detector.tell(journal, key) ? [{ family: detector.family, look: entries.length, rule: detector.rule, key }] : [],
  )
}

/** True where a claim is no mistake about a null journal: drift is in it (design section H.1). */
export function isInIt({ rule }: Told, options: { drift: number }): boolean {
  return rule === 'turning_point' && options.drift > 0
}

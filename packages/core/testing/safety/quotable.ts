import { permit } from '../../src/echo/quoting/permit.ts'
import { scan } from '../../src/safety/index.ts'
import { sentiment } from '../../src/text/index.ts'
import { LEXICON } from '../lexicon.ts'
import type { Share } from './figures.ts'
import type { SafetyLine } from './lines.ts'

/** A rating that allows most tones. */
const MOOD = 4

/**
 * The share of grave lines that an Echo could quote, each from an entry rated 4 that contains only that line; and the
 * share for Playful.
 */
export function quotableShare(lines: readonly SafetyLine[]): { any: Share; playful: Share } {
  const grave = lines.filter(({ expect }) => expect === 'hold' || expect === 'heavy')
  const tones = grave.map(({ text }) => {
    const entry = { mood: MOOD, near: scan(text).level, sentiment: sentiment(text, LEXICON) }
    return permit(text, entry, 'open', LEXICON).tones
  })
  return {
    any: { found: tones.filter((open) => open.length > 0).length, of: grave.length },
    playful: { found: tones.filter((open) => open.includes('Playful')).length, of: grave.length },
  }
}

import { permit } from '../../src/echo/quoting/permit.ts'
import { foreignPermit, keptHomeBy } from '../../src/echo/quoting/foreign-permit.ts'
import { scan } from '../../src/safety/index.ts'
import { sentiment, type ForeignLanguage } from '../../src/text/index.ts'
import type { Tone } from '../../src/account/index.ts'
import { LEXICON } from '../lexicon.ts'
import type { Share } from './figures.ts'
import type { SafetyLine } from './lines.ts'

/** A rating that allows most tones. */
const MOOD = 4

/**
 * The share of grave lines that an Echo could quote, each from an entry rated 4 that contains nothing else, and the
 * share for Playful.
 * @param isCalmTime whether the weeks around the entry are calm
 */
export function quotableShare(lines: readonly SafetyLine[], isCalmTime = false): { any: Share; playful: Share } {
  return shareOf(lines, (text) => {
    const near = scan(text).level
    const entry = { mood: MOOD, near, isCalmTime, sentiment: sentiment(text, LEXICON), scanOf: scan }
    return permit(text, entry, 'open', LEXICON).tones
  })
}

/** True if a line in another language could be quoted from an entry rated 4 that contains only that line. */
export function isForeignQuotable(text: string, language: ForeignLanguage): boolean {
  const entry = { mood: MOOD, near: scan(text).level, sentiment: 0, scanOf: scan }
  return foreignPermit(text, entry, 'open', language).tones.length > 0
}

/**
 * The same for lines in another language, in a journal of that language.
 * @param isScanned false to use only the word lists
 */
export function foreignQuotableShare(lines: readonly SafetyLine[], language: ForeignLanguage, isScanned = true) {
  return shareOf(lines, (text) => {
    if (!isScanned) return keptHomeBy(text, MOOD, language) === null ? ['Neutral'] : []
    const entry = { mood: MOOD, near: scan(text).level, sentiment: 0, scanOf: scan }
    return foreignPermit(text, entry, 'open', language).tones
  })
}

function shareOf(lines: readonly SafetyLine[], tonesFor: (text: string) => readonly Tone[]) {
  const grave = lines.filter(({ expect }) => expect === 'hold' || expect === 'heavy')
  const tones = grave.map(({ text }) => tonesFor(text))
  return {
    any: { found: tones.filter((open) => open.length > 0).length, of: grave.length },
    playful: { found: tones.filter((open) => open.includes('Playful')).length, of: grave.length },
  }
}

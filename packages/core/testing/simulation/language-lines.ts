import { FOREIGN_LANGUAGES, languageOf, words, type ForeignLanguage } from '../../src/text/index.ts'
import { journalIn, translatedGraveLines } from '../languages/journals.ts'
import { readWriters } from '../safety/lines.ts'
import { foreignQuotableShare, isForeignQuotable } from '../safety/quotable.ts'
import { dailyEchoes, type SecondAuditor } from './daily-echoes.ts'
import type { Line } from './line.ts'

const TARGETS = { echoes: 5, quotable: 0.05, alone: 0.05 }
const NAMES = { de: 'German', es: 'Spanish', fr: 'French', it: 'Italian', pt: 'Portuguese' } as const
const WANTED = 90
const ACCOUNT = 'evaluation'

/** Figures on Echos of short journals in other languages, opened daily in two tones, and on quotable grave lines. */
export function languageLines(secondAuditor: SecondAuditor): Line[] {
  return FOREIGN_LANGUAGES.flatMap((language) => [...heardIn(language, secondAuditor), ...graveIn(language)])
}

function heardIn(language: ForeignLanguage, secondAuditor: SecondAuditor): Line[] {
  const entries = journalIn(language)
  const known = entries.filter(({ content }) => languageOf(words(content)) === language).length
  const told = dailyEchoes(entries, 'Reflective', ACCOUNT, WANTED, secondAuditor)
  const joking = dailyEchoes(entries, 'Playful', ACCOUNT, WANTED, secondAuditor)
  const faults = [told, joking].flatMap((one) => Object.values(one.faults)).reduce((sum, count) => sum + count, 0)
  return [
    {
      measure: `${NAMES[language]}: Echos with a quote, of all (${entries.length} entries, ${known} recognized)`,
      target: `≥ ${TARGETS.echoes}`,
      reached: `${told.quoting} of ${told.echoes}`,
      isMet: told.quoting >= TARGETS.echoes,
      isRequired: false,
    },
    {
      measure: `${NAMES[language]}: false as read, not verbatim, unsafe or a joke`,
      target: '0',
      reached: String(faults),
      isMet: faults === 0,
      isRequired: true,
    },
  ]
}

function graveIn(language: ForeignLanguage): Line[] {
  const lines = readWriters(language).flatMap((writer) => writer.lines)
  const { any, playful } = foreignQuotableShare(lines, language)
  const translated = translatedGraveLines(language)
  const back = translated.filter((text) => isForeignQuotable(text, language)).length
  const alone = foreignQuotableShare(lines, language, false).any
  return [
    {
      measure: `${NAMES[language]}: grave lines that could be quoted, rated 4 / in Playful`,
      target: `≤ ${100 * TARGETS.quotable}% / 0`,
      reached: `${any.found} / ${playful.found} of ${any.of}`,
      isMet: any.found <= TARGETS.quotable * any.of && playful.found === 0,
      isRequired: true,
    },
    {
      measure: `${NAMES[language]}: the same by the lists alone, without the scan`,
      target: `≤ ${100 * TARGETS.alone}%`,
      reached: `${alone.found} of ${alone.of}`,
      isMet: alone.found <= TARGETS.alone * alone.of,
      isRequired: false,
    },
    {
      measure: `${NAMES[language]}: grave lines translated from English that could be quoted`,
      target: `≤ ${100 * TARGETS.quotable}%`,
      reached: `${back} of ${translated.length}`,
      isMet: back <= TARGETS.quotable * translated.length,
      isRequired: true,
    },
  ]
}

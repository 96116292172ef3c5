import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'
import type { TextLanguage } from './text-language.ts'

/** The languages other than English whose words are known. */
export const FOREIGN_LANGUAGES = ['de', 'es', 'fr', 'it', 'pt'] as const
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number]

export const TEXT_LANGUAGES: Readonly<Record<ForeignLanguage, TextLanguage>> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
}

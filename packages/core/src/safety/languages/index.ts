import { ENGLISH } from './english/index.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import type { Language } from './language.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'

/** Every language that the scan supports, English first. */
export const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, SPANISH, FRENCH, ITALIAN, PORTUGUESE]

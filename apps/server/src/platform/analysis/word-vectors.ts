import { readFileSync } from 'node:fs'
import { readWordVectors, type WordVectors } from '@soundings/core/text'

let read: WordVectors | undefined

/** The word vectors that ship with core, read by the first Echo of a thread: they take about 8 MB. */
export function wordVectors(): WordVectors {
  return (read ??= readWordVectors(
    readFileSync(new URL(import.meta.resolve('@soundings/core/assets/word-vectors.bin'))),
  ))
}

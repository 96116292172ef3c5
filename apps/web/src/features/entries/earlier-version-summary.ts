import type { Passage } from '@soundings/core/versions'
import { counted } from '#web/lib/format.ts'

/**
 * The most words of a changed piece that is shown inside its sentence; longer ones are shown and counted as sentences.
 */
export const INLINE_WORDS_MAX = 8

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

export function wordsIn(text: string): number {
  return text.match(WORD)?.length ?? 0
}

function sentencesIn(text: string): number {
  return Array.from(sentences.segment(text)).filter(({ segment }) => wordsIn(segment) > 0).length
}

/**
 * The differences of a version from the current entry, such as “1 sentence added since, 1 word changed”. Empty without
 * a difference.
 */
export function earlierVersionSummary(passages: readonly Passage[]): string {
  const sum = { sentences: { added: 0, gone: 0 }, words: { added: 0, gone: 0, changed: 0 }, marks: 0 }
  const addSide = (text: string, side: 'added' | 'gone') => {
    if (wordsIn(text) > INLINE_WORDS_MAX) sum.sentences[side] += sentencesIn(text)
    else if (wordsIn(text) > 0) sum.words[side] += wordsIn(text)
    else sum.marks++
  }
  for (const { kind, was, now, words } of passages) {
    if (kind === 'removed') sum.sentences.gone += sentencesIn(was)
    if (kind === 'added') sum.sentences.added += sentencesIn(now)
    if (kind !== 'changed') continue
    for (const part of words ?? [{ same: false, was, now }]) {
      if (part.same) continue
      const most = Math.max(wordsIn(part.was), wordsIn(part.now))
      if (part.was === '') addSide(part.now, 'added')
      else if (part.now === '') addSide(part.was, 'gone')
      else if (most > INLINE_WORDS_MAX) {
        sum.sentences.gone += sentencesIn(part.was)
        sum.sentences.added += sentencesIn(part.now)
      } else if (most > 0) sum.words.changed += most
      else sum.marks++
    }
  }
  return [
    told(sum.sentences.added, 'sentence', 'sentences', 'added since'),
    told(sum.sentences.gone, 'sentence', 'sentences', 'removed since'),
    told(sum.words.added, 'word', 'words', 'added since'),
    told(sum.words.gone, 'word', 'words', 'removed since'),
    told(sum.words.changed, 'word', 'words', 'changed'),
    told(sum.marks, 'punctuation mark', 'punctuation marks', 'changed'),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function told(count: number, one: string, many: string, what: string): string {
  return count === 0 ? '' : `${counted(count, one, many)} ${what}`
}

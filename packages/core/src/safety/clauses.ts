import { isWord, type Tokens } from './fold.ts'

/** Words of one sentence, with the commas between its clauses. */
export type Sentence = readonly string[]

/** A sentence without punctuation is cut after this many tokens, so that the time per sentence is limited. */
const SENTENCE_MAX = 48
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';', ':', '\n'])

/** Splits tokens at the marks that end a sentence. A question mark remains as the sentence's last token. */
export function sentencesOf(tokens: Tokens): Sentence[] {
  const sentences: Sentence[] = []
  let sentence: string[] = []
  const close = () => {
    if (sentence.some(isWord)) sentences.push(sentence)
    sentence = []
  }
  for (const token of tokens) {
    const isEnd = ENDS.has(token)
    if (!isEnd || token === '?') sentence.push(token)
    if (isEnd || sentence.length >= SENTENCE_MAX) close()
  }
  close()
  return sentences
}

/** Longest window of consecutive sentences, in tokens. */
const WINDOW_MAX = 60
const WINDOW_SENTENCES = 3

/** Consecutive sentences from `start` up to but not including `end`. */
export type Window = { start: number; end: number }

/**
 * Windows for the classifier: each sentence by itself, and with the next one or two while the window is short enough.
 * There are at most three per sentence.
 */
export function windowsOf(sentences: readonly Sentence[]): Window[] {
  const windows: Window[] = []
  for (let start = 0; start < sentences.length; start++) {
    let length = 0
    for (let end = start + 1; end <= Math.min(sentences.length, start + WINDOW_SENTENCES); end++) {
      length += sentences[end - 1]?.length ?? 0
      if (end > start + 1 && length > WINDOW_MAX) break
      windows.push({ start, end })
    }
  }
  return windows
}

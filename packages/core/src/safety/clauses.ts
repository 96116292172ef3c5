import { isWord, type Tokens } from './fold.ts'

/** Words of one sentence, with the commas between its clauses. */
export type Sentence = readonly string[]

/** A sentence without signs is cut after this many tokens: nothing in it may take longer than its length. */
const SENTENCE_MAX = 48
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';', ':', '\n'])

/** Tokens cut at the signs that end a sentence. A question mark stays, as the sentence's last token. */
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

/** Longest window of neighbouring sentences, in tokens. */
const WINDOW_MAX = 60
/** Sentences a window may join. */
const WINDOW_SENTENCES = 3

/** A run of neighbouring sentences: from the first to the one before `end`. */
export type Window = { start: number; end: number }

/**
 * Windows the classifier reads: each sentence by itself, and with the one or two after it while the window stays short.
 * There are at most three to a sentence.
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

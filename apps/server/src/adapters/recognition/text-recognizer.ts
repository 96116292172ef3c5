import type { RecognizedWord } from '@soundings/contract/imports'

/** The recognized text of a page. Word offsets are in UTF-16 code units of the text. */
export type RecognizedText = { text: string; words: RecognizedWord[] }

/** One prepared page: `cleaned` is gray with an even background (PNG), `display` is in color (JPEG). */
export type Page = { cleaned: Buffer; display: Buffer }

/** Recognizes the text in the image of a page. */
export type TextRecognizer = AsyncDisposable & {
  /** The host that pages are sent to, or null when they stay on this server. */
  readonly sentTo: string | null
  /**
   * @param onProgress receives the finished share, from 0 to 1
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  recognize(
    page: Page,
    options: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ): Promise<RecognizedText>
}

/** Joins words into a text and records the position of each. */
export function textBuilder() {
  let text = ''
  const words: RecognizedWord[] = []
  return {
    word(word: string, confidence: number): void {
      if (text !== '' && !text.endsWith('\n')) text += ' '
      words.push({ start: text.length, end: text.length + word.length, confidence })
      text += word
    },
    /** Ends the current line, unless it has ended already. */
    line(): void {
      if (text !== '' && !text.endsWith('\n')) text += '\n'
    },
    /** Adds an empty line, unless there is one already. */
    paragraph(): void {
      if (text !== '' && !text.endsWith('\n\n')) text += text.endsWith('\n') ? '\n' : '\n\n'
    },
    build(): RecognizedText {
      return { text: text.trimEnd(), words }
    },
  }
}

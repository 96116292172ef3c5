import type { RecognisedWord } from '@soundings/contract/imports'

/** What a recogniser made of a page. Offsets of the words are UTF-16 units of the text. */
export type RecognisedText = { text: string; words: RecognisedWord[] }

/** One page, prepared: `cleaned` is grey with an even background (PNG), `display` is in colour (JPEG). */
export type Page = { cleaned: Buffer; display: Buffer }

/** Turns the picture of a page into text. */
export type TextRecognizer = AsyncDisposable & {
  /** The host that pages are sent to, or null when none leaves this server. */
  readonly sentTo: string | null
  /**
   * @param onProgress is told the share that is done, 0 to 1
   * @throws ReadingError; the reason of `signal` when it is aborted
   */
  recognise(
    page: Page,
    options: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ): Promise<RecognisedText>
}

/** Joins words into a text, keeping where each of them stands. */
export function textBuilder() {
  let text = ''
  const words: RecognisedWord[] = []
  return {
    word(word: string, confidence: number): void {
      if (text !== '' && !text.endsWith('\n')) text += ' '
      words.push({ start: text.length, end: text.length + word.length, confidence })
      text += word
    },
    /** Ends the line, once. */
    line(): void {
      if (text !== '' && !text.endsWith('\n')) text += '\n'
    },
    /** Leaves a blank line, once. */
    paragraph(): void {
      if (text !== '' && !text.endsWith('\n\n')) text += text.endsWith('\n') ? '\n' : '\n\n'
    },
    build(): RecognisedText {
      return { text: text.trimEnd(), words }
    },
  }
}

import type { RecognizedText } from '#server/adapters/recognition/text-recognizer.ts'
import type { ReadingQuality } from './photograph-reader.ts'

/** Properties of the image itself. */
export type PictureFacts = { width: number; height: number; /** Mean lightness, 0 to 255. */ lightness: number }

/**
 * Measured with pages in print and in handwriting fonts: with a mean confidence of at least 75, at most 17 of 100 words
 * were wrong; below 70, at least 46 were.
 */
const ACCEPT_FROM = 72
const WELL_FROM = 88
/** The fewest words of a page. Fewer are probably smudges. */
const WORDS_NEEDED = 3
const DARK_BELOW = 60
const SMALL_BELOW = 400

const UNSURE = 'We couldn’t read this reliably.'
const HINT = 'Lay the page flat in even light and shoot from straight above. Cursive is the hardest.'

/** Whether a reading is good enough to use, and advice for the user if it is not. */
export function readingQuality({ words }: RecognizedText, picture: PictureFacts): ReadingQuality {
  const confidence = words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  const rounded = Math.round(confidence * 10) / 10
  const refuse = (message: string): ReadingQuality => ({ accept: false, message, confidence: rounded })
  if (words.length >= WORDS_NEEDED && confidence >= ACCEPT_FROM) {
    const message =
      confidence >= WELL_FROM
        ? 'The text came out clearly. Please check it.'
        : 'Most of the text came out clearly. Please check it, starting with the marked words.'
    return { accept: true, message, confidence: rounded }
  }
  if (Math.min(picture.width, picture.height) < SMALL_BELOW) {
    return refuse('This photo is too small to read. Retake it from closer up or at a higher resolution.')
  }
  if (picture.lightness < DARK_BELOW) return refuse('This photo is too dark to read. Retake it in better light.')
  if (words.length < WORDS_NEEDED) return refuse(`No text was found in this photo. ${HINT}`)
  return refuse(`${UNSURE} ${HINT}`)
}

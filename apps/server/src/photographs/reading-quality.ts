import type { RecognisedText } from '#server/ports/text-recognizer.ts'
import type { ReadingQuality } from './photograph-reader.ts'

/** What the picture itself is like. */
export type PictureFacts = { width: number; height: number; /** Mean lightness, 0 to 255. */ lightness: number }

/**
 * Measured with printed and handwriting-font pages: at a mean confidence of 75 and more at most 17 of 100 words were
 * wrong, below 70 at least 46.
 */
const ACCEPT_FROM = 72
const WELL_FROM = 88
/** Fewer words are a smudge that looks like some. */
const WORDS_NEEDED = 3
const DARK_BELOW = 60
const SMALL_BELOW = 400

const UNSURE = 'The text could not be read with enough certainty.'
const HINT = 'Lay the page flat, with even light and the camera straight above it. Joined handwriting is the hardest.'

/** Whether a reading is good enough to be worked on, and what to do when it is not. */
export function readingQuality({ words }: RecognisedText, picture: PictureFacts): ReadingQuality {
  const confidence = words.length === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  const rounded = Math.round(confidence * 10) / 10
  const refuse = (message: string): ReadingQuality => ({ accept: false, message, confidence: rounded })
  if (words.length >= WORDS_NEEDED && confidence >= ACCEPT_FROM) {
    const message =
      confidence >= WELL_FROM
        ? 'The text was read well. Please read it over.'
        : 'Most of the text was read. Please read it over, the marked words first.'
    return { accept: true, message, confidence: rounded }
  }
  if (Math.min(picture.width, picture.height) < SMALL_BELOW) {
    return refuse('This photo is too small to read. Take it again from closer, or in a higher resolution.')
  }
  if (picture.lightness < DARK_BELOW) return refuse('This photo is too dark to read. Take it again with more light.')
  if (words.length < WORDS_NEEDED) return refuse(`No text was found in this photo. ${HINT}`)
  return refuse(`${UNSURE} ${HINT}`)
}

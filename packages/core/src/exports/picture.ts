import type { PictureBlock } from './block.ts'
import { writableLines } from './lines.ts'

/** The width between the margins of an A4 page, and a height that leaves room for a caption, in twentieths of a point. */
const WIDTH_MAX = 9_026
const HEIGHT_MAX = 11_000
/** The size of a pixel at 96 pixels per inch, in twentieths of a point. */
const PER_PIXEL = 15

/**
 * The size of an image on the page, in twentieths of a point: its own at 96 pixels per inch, or the largest that fits.
 */
export function sizeOnPage({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(PER_PIXEL, WIDTH_MAX / width, HEIGHT_MAX / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The caption of a picture: its description, or, if the image is missing, “Photo” and the description. */
export function captionOf({ description, image }: PictureBlock): string {
  const text = oneLine(description)
  if (image !== null) return text
  return text === '' ? 'Photo' : `Photo: ${text}`
}

/** A description without line ends and without characters that a document can't contain. */
export function oneLine(text: string): string {
  return writableLines(text).join(' ').trim()
}

/** Markers of a JPEG that begin a frame and hold its size; the others between C0 and CF hold tables (T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size of a JPEG in pixels, or null when its frame isn't found. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const pair = (at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
  for (let at = 2; at + 8 < bytes.length && bytes[at] === 0xff;) {
    if (isFrame(bytes[at + 1] ?? 0)) return { height: pair(at + 5), width: pair(at + 7) }
    at += 2 + Math.max(2, pair(at + 2))
  }
  return null
}

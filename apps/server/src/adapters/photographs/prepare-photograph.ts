import sharp, { type Sharp } from 'sharp'
import { decodePhotograph } from './decode-photograph.ts'
import type { PictureFacts } from './reading-quality.ts'

/** The longest edge of an image that browsers show, in pixels. */
export const DISPLAY_EDGE = 2_000
const DISPLAY_QUALITY = 82
/** The longest edge of an image for recognition, in pixels. Larger ones do not improve it. */
const CLEAN_EDGE = 2_600
/** Images whose longest edge is shorter are enlarged, so that letters have the height that the OCR model was trained on. */
const ENLARGE_BELOW = 1_200
/** The blur that leaves the background, in pixels: wider than any pen stroke, narrower than a hand’s shadow. */
const BACKGROUND_SIGMA = 40

export type PreparedPhotograph = { cleaned: Uint8Array; display: Uint8Array; picture: PictureFacts }

/**
 * Rotates a photograph as its EXIF data says and makes two images, both without metadata: one to look at, and a gray one
 * whose background is divided out, which removes shadows and leaves the strokes.
 * @throws Error when it cannot be decoded, or is larger than is safe
 */
export async function preparePhotograph({
  bytes,
  kind,
}: {
  bytes: Uint8Array
  kind: string
}): Promise<PreparedPhotograph> {
  const upright = await decodePhotograph(bytes, kind)
  const [display, gray] = await Promise.all([
    drawDisplay(upright),
    upright
      .clone()
      .flatten({ background: '#fff' })
      .resize({ width: CLEAN_EDGE, height: CLEAN_EDGE, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ])
  const { width, height } = gray.info
  const raw = { raw: { width, height, channels: 1 as const } }
  const background = await sharp(gray.data, raw).blur(BACKGROUND_SIGMA).greyscale().raw().toBuffer()
  const even = evened(gray.data, background)
  const enlarge = Math.max(width, height) < ENLARGE_BELOW ? 2 : 1
  const cleaned = await sharp(even, raw)
    .median(3)
    .normalise()
    .resize({ width: width * enlarge })
    .png({ compressionLevel: 3 })
    .toBuffer()
  return { cleaned, display, picture: { width, height, lightness: mean(gray.data) } }
}

/** A version of an image that browsers can show: a JPEG of moderate size, without metadata. */
export function drawDisplay(upright: Sharp): Promise<Buffer> {
  return upright
    .clone()
    .resize({ width: DISPLAY_EDGE, height: DISPLAY_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: DISPLAY_QUALITY })
    .toBuffer()
}

/** Each pixel relative to the brightness around it. */
function evened(gray: Uint8Array, background: Uint8Array): Buffer {
  const even = Buffer.alloc(gray.length)
  for (let index = 0; index < gray.length; index++) {
    even[index] = Math.min(255, ((gray[index] ?? 0) * 245) / Math.max(1, background[index] ?? 1))
  }
  return even
}

function mean(pixels: Uint8Array): number {
  let sum = 0
  for (const pixel of pixels) sum += pixel
  return sum / Math.max(1, pixels.length)
}

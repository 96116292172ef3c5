import sharp from 'sharp'
import { decodePhotograph } from './decode-photograph.ts'
import { isPlainJpeg } from './plain-jpeg.ts'
import { DISPLAY_EDGE, drawDisplay } from './prepare-photograph.ts'

const THUMBNAIL_EDGE = 480
const THUMBNAIL_QUALITY = 76

/** A photograph of an entry: a JPEG that browsers can show, and a small one; both upright and without metadata. */
export type Picture = { image: Uint8Array; thumbnail: Uint8Array }

/**
 * @param keep true for an image that this server may have drawn before: if it has, its bytes stay as they are
 * @throws Error when it cannot be decoded, or is larger than is safe
 */
export async function makePicture({
  bytes,
  kind,
  keep,
}: {
  bytes: Uint8Array
  kind: string
  keep: boolean
}): Promise<Picture> {
  const image = keep && (await isDrawnHere(bytes)) ? bytes : await drawDisplay(await decodePhotograph(bytes, kind))
  // Made from the drawn image, which is smaller. If the original was kept, this decodes all of its pixels.
  const thumbnail = await sharp(image, { failOn: 'error' })
    .resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: THUMBNAIL_QUALITY })
    .toBuffer()
  return { image, thumbnail }
}

/** True for an image in the form that `drawDisplay` writes. */
async function isDrawnHere(bytes: Uint8Array): Promise<boolean> {
  if (!isPlainJpeg(bytes)) return false
  // Reads the header alone, so no number of pixels is too large.
  const { width, height, channels } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width <= DISPLAY_EDGE && height <= DISPLAY_EDGE && (channels === 3 || channels === 1)
}

import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'
import { isHeic } from './image-kind.ts'

/** The most pixels of an image: more than the largest phone cameras store by default. */
const MAX_PIXELS = 100_000_000
const HEIC_MAX_PIXELS = 50_000_000

/**
 * Decodes the first image of a file and rotates it as its EXIF data says.
 * @param kind judged by its bytes, such as `image/heic`
 * @throws RangeError when it is larger than is safe; Error when it cannot be decoded
 */
export async function decodePhotograph(bytes: Uint8Array, kind: string): Promise<Sharp> {
  if (!isHeic(kind)) {
    // The header alone contains the size. sharp’s own limit does not report its reason.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) throw new RangeError('too many pixels')
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: false }).autoOrient()
  }
  const { data, width, height } = await decodeHeic(bytes, HEIC_MAX_PIXELS)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

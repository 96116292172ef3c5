import { decodePhotograph } from './decode-photograph.ts'

const EDGE = 512
const QUALITY = 82

/**
 * A square WebP of a photograph, cropped to its likely subject, without metadata.
 * @throws Error when it cannot be decoded, or is larger than is safe
 */
export async function makeAvatar({ bytes, kind }: { bytes: Uint8Array; kind: string }): Promise<Uint8Array> {
  const upright = await decodePhotograph(bytes, kind)
  return upright
    .resize({ width: EDGE, height: EDGE, fit: 'cover', position: 'attention' })
    .webp({ quality: QUALITY })
    .toBuffer()
}

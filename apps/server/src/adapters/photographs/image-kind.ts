import { fileTypeFromBuffer } from 'file-type'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'

/** Kinds of images that are decoded. SVG is excluded because it is a program, not a photograph. */
const KINDS = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
  'image/avif',
  'image/gif',
  'image/tiff',
  'image/bmp',
])

/**
 * The kind of an image, by its bytes and not its name.
 * @throws ReadingError
 */
export async function imageKind(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw new ReadingError('empty')
  const kind = (await fileTypeFromBuffer(bytes))?.mime
  if (kind === undefined || !KINDS.has(kind)) throw new ReadingError('unsupported')
  return kind
}

/** Kinds that an entry takes as its photographs: those of phones, cameras and screens. */
const PICTURE_KINDS = /^image\/(jpeg|png|webp|hei[cf](-sequence)?)$/

/**
 * The kind of a photograph for an entry, judged by its bytes.
 * @throws ReadingError
 */
export async function pictureKind(bytes: Buffer): Promise<string> {
  const kind = await imageKind(bytes)
  if (!PICTURE_KINDS.test(kind)) throw new ReadingError('unsupported')
  return kind
}

/** True for formats that sharp cannot decode and libheif can. */
export function isHeic(kind: string): boolean {
  return kind.startsWith('image/heic') || kind.startsWith('image/heif')
}

import { fileTypeFromBuffer } from 'file-type'
import { ReadingError } from '#server/adapters/documents/reading-error.ts'

/** Kinds of images that are decoded. SVG is excluded because it is a program, not a photo. */
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
 * The kind of an image, judged by its bytes; its name is no evidence.
 * @throws ReadingError
 */
export async function imageKind(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw new ReadingError('empty')
  const kind = (await fileTypeFromBuffer(bytes))?.mime
  if (kind === undefined || !KINDS.has(kind)) throw new ReadingError('unsupported')
  return kind
}

/** True for formats that sharp cannot decode and libheif can. */
export function isHeic(kind: string): boolean {
  return kind.startsWith('image/heic') || kind.startsWith('image/heif')
}

import type { LeftBehind } from '../journal-record.ts'

/** The kind of a file by the ending of its name. Phones name films `.3gp` and recordings `.3gpp`. */
const KINDS: ReadonlyMap<string, 'photograph' | LeftBehind> = new Map([
  ...endings('jpg jpeg jpe jfif png gif webp heic heif avif tif tiff bmp dng', 'photograph'),
  ...endings('mov mp4 m4v avi 3gp mkv webm mpg mpeg ogv wmv', 'video'),
  ...endings('m4a mp3 caf wav aac amr ogg opus oga flac wma aif aiff 3gpp', 'audio'),
  ...endings('pdf', 'pdf'),
])
/** Media types that say nothing: what browsers and servers call a file that they don’t know. */
const UNKNOWN = /^$|^(?:application|binary)\/octet-stream$/u

/** The kind of a file by its media type if that is specific, otherwise by its name; the file isn’t opened. */
export function mediaKind(name: string, mediaType = ''): 'photograph' | LeftBehind {
  const type = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (UNKNOWN.test(type)) return KINDS.get(/\.([a-z\d]{1,5})$/iu.exec(name)?.[1]?.toLowerCase() ?? '') ?? 'attachment'
  const [top = '', subtype = ''] = type.split('/')
  if (top === 'image') return subtype === 'svg+xml' ? 'attachment' : 'photograph'
  if (top === 'audio' || top === 'video') return top
  return subtype === 'pdf' ? 'pdf' : 'attachment'
}

/** True for a picture, recording, film or PDF by its name: no journal is read from one. */
export function isMedia(path: string): boolean {
  return mediaKind(path) !== 'attachment'
}

function endings(names: string, kind: 'photograph' | LeftBehind): [string, 'photograph' | LeftBehind][] {
  return names.split(' ').map((name) => [name, kind])
}

import type { Folder } from '../files/folder.ts'
import type { RecordPhotograph } from '../journal-record.ts'
import { foreignOf, listField, numberField, pathField, textField, type Foreign } from '../shared/foreign-fields.ts'
import type { MarkdownImage } from '../shared/escaped-markdown.ts'
import { fileAmong } from '../shared/referenced-file.ts'

/** File extensions that Day One uses for photographs, whatever their `type` says. */
const ENDINGS = ['jpeg', 'jpg', 'png', 'heic', 'heif', 'gif', 'webp', 'tiff', 'tif', 'bmp']
const MD5 = /^[0-9a-f]{32}$/i

/**
 * The photographs of an entry in their order, each file once: one photograph may be listed under two identifiers.
 * `missing` counts those whose file isn’t there.
 */
export function dayOnePhotographs(
  folder: Folder,
  from: string,
  entry: Foreign,
  images: readonly MarkdownImage[],
): { found: RecordPhotograph[]; missing: number } {
  const found = new Map<string, RecordPhotograph>()
  const missed = new Set<string>()
  const photos = listField(entry, 'photos').map(foreignOf)
  const order = (photo: Foreign) => numberField(photo, 'orderInEntry') ?? photos.indexOf(photo)
  const ordered = photos.map((photo) => ({ photo, at: order(photo) })).toSorted((one, other) => one.at - other.at)
  for (const { photo } of ordered) {
    const id = textField(photo, 'identifier')
    const path = fileAmong(folder, from, pathsOf(photo))
    if (path === null) missed.add(textField(photo, 'md5') || id || String(missed.size))
    else if (!found.has(path)) found.set(path, { path, description: descriptionOf(photo, id, images) })
  }
  return { found: [...found.values()], missing: missed.size }
}

function pathsOf(photo: Foreign): string[] {
  const md5 = textField(photo, 'md5')
  const names = [...(MD5.test(md5) ? [md5] : []), ...(nameOf(photo, 'identifier') ?? [])]
  const types = [...(nameOf(photo, 'type') ?? []), ...ENDINGS]
  const byType = names.flatMap((name) => types.map((type) => `photos/${name}.${type}`))
  return [...byType, ...(nameOf(photo, 'filename') ?? []).map((name) => `photos/${name}`)]
}

/** A file name without folders. */
function nameOf(photo: Foreign, field: string): string[] | null {
  const name = pathField(photo, field).trim()
  return name === '' || name.length > 255 || /[/\\]/.test(name) ? null : [name]
}

/** Our own export describes a photograph in a field; other programs do so where the photograph is in the text. */
function descriptionOf(photo: Foreign, id: string, images: readonly MarkdownImage[]): string {
  const given = textField(photo, 'description')
  if (given !== '' || id === '') return given
  return images.find(({ target }) => target.endsWith(`/${id}`))?.description ?? ''
}

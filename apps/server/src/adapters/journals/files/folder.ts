/** A file of an upload, or one inside an uploaded ZIP. */
export type FolderFile = {
  /** The path, with `/` between its parts and without `.`, `..` or a leading `/`. */
  path: string
  /** The size in bytes, as the ZIP or the upload states it. */
  size: number
  /** The first bytes of the file, at most 64 KiB. */
  head(): Promise<Buffer>
  /** @throws FolderError when it is damaged, or larger than stated */
  stream(): AsyncIterable<Buffer>
  /** @throws FolderError when it is damaged, or larger than `maxBytes` */
  bytes(maxBytes: number): Promise<Buffer>
}

/** Files that belong together: the members of one ZIP, or everything that was uploaded outside of one. */
export type Folder = {
  /** The name of the ZIP; empty for files outside of one. */
  name: string
  files: readonly FolderFile[]
  /** The file at a path. Case, and the form of accents, don’t matter: programs disagree about both. */
  find: (path: string) => FolderFile | null
  /** Files with this name in any part of the folder. */
  named: (name: string) => FolderFile[]
}

/** A file can’t be read, and why. The message contains no name and no content. */
export class FolderError extends Error {
  override name = 'FolderError'
  readonly reason: 'damaged' | 'too_large'

  constructor(reason: 'damaged' | 'too_large') {
    super(reason === 'damaged' ? 'The file is damaged.' : 'The file is too large.')
    this.reason = reason
  }
}

/** The folder of these files. If two files have exactly the same path, the first counts. */
export function folderOf(name: string, files: readonly FolderFile[]): Folder {
  const exact = new Map<string, FolderFile>()
  const byPath = new Map<string, FolderFile>()
  const byName = new Map<string, FolderFile[]>()
  for (const file of files) {
    if (exact.has(file.path)) continue
    exact.set(file.path, file)
    const key = keyOf(file.path)
    if (!byPath.has(key)) byPath.set(key, file)
    const last = key.slice(key.lastIndexOf('/') + 1)
    const named = byName.get(last)
    if (named) named.push(file)
    else byName.set(last, [file])
  }
  return {
    name,
    files: [...exact.values()],
    find: (path) => exact.get(path) ?? byPath.get(keyOf(path)) ?? null,
    named: (wanted) => byName.get(keyOf(wanted)) ?? [],
  }
}

function keyOf(path: string): string {
  return (tidyPath(path) ?? '').normalize('NFC').toLowerCase()
}

/** A path in a folder as a person knows it, which includes the name of the ZIP. */
export function pathInUpload({ name }: Pick<Folder, 'name'>, path: string): string {
  return name === '' ? path : `${name}/${path}`
}

/** @returns null for a path that leaves its folder, or names none */
export function tidyPath(path: string): string | null {
  const parts = path.replaceAll('\\', '/').split('/')
  if (parts.includes('..') || /^[a-z]:/i.test(path)) return null
  const named = parts.filter((part) => part !== '' && part !== '.')
  return named.length === 0 ? null : named.join('/')
}

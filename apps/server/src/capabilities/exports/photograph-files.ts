import { createHash } from 'node:crypto'
import { jpegSize, type PortableEntry, type PortableImage } from '@soundings/core/exports'
import type { EntryRecord } from '#server/capabilities/entries/index.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { ZipPart } from '#server/platform/files/zip-stream.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { readPhotograph } from './read-photograph.ts'

/** The photographs of a ZIP, each read once and one at a time in memory. */
export type PhotographFiles = ReturnType<typeof photographFiles>

/** @param pathOf gives the path of a photograph in the ZIP; equal photographs may have the same path */
export function photographFiles(
  deps: { db: Db },
  vault: AccountVault,
  pathOf: (id: string, image: PortableImage) => string,
) {
  const images = new Map<string, PortableImage | null>()
  const paths = new Set<string>()

  async function read(id: string): Promise<ZipPart | null> {
    const bytes = await readPhotograph(deps, vault, id)
    const size = bytes && jpegSize(bytes)
    if (!bytes || !size) {
      images.set(id, null)
      return null
    }
    // Day One names photographs by this hash; it isn't used for security.
    const image = { ...size, md5: createHash('md5').update(bytes).digest('hex') }
    images.set(id, image)
    const path = pathOf(id, image)
    if (paths.has(path)) return null
    paths.add(path)
    // The file is compressed, although it saves little: some readers can't skip a stored file whose size is only after
    // it.
    return { path, content: [bytes] }
  }

  return {
    /** The files of the photographs of an entry that are not written yet. */
    async *of({ photographs = [] }: EntryRecord): AsyncGenerator<ZipPart> {
      for (const { id } of photographs) {
        const part = images.has(id) ? null : await read(id)
        if (part) yield part
      }
    },

    /** The entry for other programs; photographs that were not written or can't be read have no image. */
    portable(entry: EntryRecord): PortableEntry {
      return {
        ...entry,
        time: entry.createdAt.getTime(),
        updated: entry.updatedAt.getTime(),
        name: entry.title,
        title: entry.titled ? entry.title : undefined,
        tags: entry.tags.map(({ tag }) => tag),
        ...(entry.answers ? { question: entry.answers.question } : {}),
        photographs: (entry.photographs ?? []).map((photograph) => ({
          ...photograph,
          image: images.get(photograph.id) ?? null,
        })),
      }
    },

    /** The ids of the photographs that were written. */
    written: (): string[] => [...images].flatMap(([id, image]) => (image ? [id] : [])),
  }
}

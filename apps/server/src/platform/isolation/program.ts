import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the bundles are, and the project whose sources they were made from. */
export type Bundles = { root: string; folder: string }

const ROOT = resolve(import.meta.dirname, '../../../../..')
export const PROCESS_BUNDLES: Bundles = { root: ROOT, folder: join(ROOT, 'apps/server/dist/processes') }
/** The file with the hashes of all sources of the bundles, by their path in the project. It is written last. */
export const SOURCES = 'sources.json'

/** Whether the server's own bundles are fresh; null until it is known. It doesn't change while the server runs. */
let areOwnFresh: boolean | null = null

/**
 * The file to start a process with: the bundle of its module, which starts three times as fast
 * (docs/decisions/055-bundled-processes.md), or the module itself when there is no bundle or a source has changed since.
 */
export function programOf(entry: URL): URL {
  areOwnFresh ??= areFresh(PROCESS_BUNDLES)
  return areOwnFresh ? (bundleOf(entry, PROCESS_BUNDLES) ?? entry) : entry
}

/** Whether the bundles were made from the sources as they are now. */
export function areFresh({ root, folder }: Bundles): boolean {
  const list = join(folder, SOURCES)
  if (!existsSync(list)) return false
  const hashes = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  return Object.entries(hashes).every(([path, hash]) => {
    const file = join(root, path)
    return existsSync(file) && hashOf(file) === hash
  })
}

export function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function bundleOf(entry: URL, { folder }: Bundles): URL | null {
  const file = join(folder, `${basename(entry.pathname, '.ts')}.mjs`)
  return existsSync(file) ? pathToFileURL(file) : null
}

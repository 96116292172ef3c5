// Bundles the processes that the server starts for single files and cards. `npm start` and the tests run it; the server
// starts the modules themselves when it hasn't run.
import { rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import {
  areFresh,
  type Bundles,
  hashOf,
  PROCESS_BUNDLES,
  SOURCES,
} from '../../apps/server/src/platform/isolation/program.ts'

/**
 * The processes that are started often, each time for one file or card. Processes with native code or a long life start
 * from their module.
 */
const PROCESSES = [
  'adapters/documents/reading-process.ts',
  'adapters/journals/reader/journal-process.ts',
  'capabilities/archive/read/archive-process.ts',
  'capabilities/billing/card-desk-process.ts',
]
/** A changed lock file means that installed packages may have changed. */
const LOCK_FILE = 'package-lock.json'

if (import.meta.main) await bundleProcesses()

/** Bundles again only after a change. */
export async function bundleProcesses(bundles: Bundles = PROCESS_BUNDLES, processes = PROCESSES): Promise<void> {
  if (areFresh(bundles)) return
  const { root, folder } = bundles
  rmSync(folder, { recursive: true, force: true })
  const bundle = await rolldown({
    cwd: root,
    input: processes.map((path) => join(root, 'apps/server/src', path)),
    platform: 'node',
    logLevel: 'warn',
  })
  const { output } = await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' })
  await bundle.close()
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const own = modules.filter((id) => id.startsWith(root) && !id.includes(`${sep}node_modules${sep}`))
  const sources = [...own.map((id) => relative(root, id)), LOCK_FILE]
  const hashes = Object.fromEntries(sources.map((path) => [path, hashOf(join(root, path))]))
  writeFileSync(join(folder, SOURCES), JSON.stringify(hashes))
}

import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** Where this program and its packages lie, and nothing that belongs to a person: data folders may lie beside them. */
const PROGRAM = ['node_modules', 'packages', 'apps/server/src', 'apps/server/node_modules']
const MANIFESTS = ['package.json', 'apps/server/package.json']
/** By these a package for pictures finds out which of its builds fits the system. */
const SYSTEM = ['/usr/bin/ldd', '/proc/self/exe', '/sys/fs/cgroup/*']

/** Flags of a process that may read its own program and do nothing else to the machine. */
export const PROGRAM_ONLY: readonly string[] = [
  '--permission',
  ...PROGRAM.map((folder) => `--allow-fs-read=${resolve(ROOT, folder)}/*`),
  ...MANIFESTS.map((file) => `--allow-fs-read=${resolve(ROOT, file)}`),
  ...SYSTEM.map((path) => `--allow-fs-read=${path}`),
  '--no-warnings',
]

import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../../../..')
/** The folders of this program and its packages, without personal data: data folders may be next to them. */
const PROGRAM = ['node_modules', 'packages', 'apps/server/src', 'apps/server/dist', 'apps/server/node_modules']
const MANIFESTS = ['package.json', 'apps/server/package.json']
/** An image package needs these to find its build for the system. */
const SYSTEM = ['/usr/bin/ldd', '/proc/self/exe', '/sys/fs/cgroup/*']

/** Flags of a process that may read its own program and has no other access to the machine. */
export const PROGRAM_ONLY: readonly string[] = [
  '--permission',
  ...PROGRAM.map((folder) => `--allow-fs-read=${resolve(ROOT, folder)}/*`),
  ...MANIFESTS.map((file) => `--allow-fs-read=${resolve(ROOT, file)}`),
  ...SYSTEM.map((path) => `--allow-fs-read=${path}`),
  // The reason is in docs/decisions/024-memory-protection-keys.md.
  '--no-memory-protection-keys',
  '--no-warnings',
]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type LockedPackage = {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  integrity?: string
  resolved?: string
}

/** A package that `npm ci` installs. */
export type Installed = { name: string; version: string; licence: string; runtime: boolean; integrity: boolean }

/** Everything in the lock file except this project’s own workspaces. */
export function installedPackages(root: string): Installed[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '', license = '', dev = false, integrity = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      runtime: !dev,
      integrity: integrity.startsWith('sha512-'),
    }))
}

import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installedPackages } from './lock-file.ts'

const ROOT = resolve(import.meta.dirname, '../..')
export const LICENCES_PAGE = 'THIRD-PARTY.md'

/** Licenses that permit everyone to run and change this program and ask only for attribution. */
export const ACCEPTED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  // Separate libraries that are loaded unmodified and can be replaced: image decoding.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]

/** The text of the licenses page for the current lock file. */
export function licencesPage(): string {
  const byLicence = new Map<string, Set<string>>()
  for (const { name, version, licence, runtime } of installedPackages(ROOT)) {
    if (!runtime) continue
    const packages = byLicence.get(licence) ?? new Set()
    byLicence.set(licence, packages.add(`${name} ${version}`))
  }
  const sections = [...byLicence]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([licence, packages]) => {
      const names = [...packages].toSorted((a, b) => a.localeCompare(b)).map((one) => `- ${one}\n`)
      return `## ${licence || 'Unknown'}\n\n${names.join('')}`
    })
  const head =
    '# Licenses\n\nThe packages that a running Soundings contains, by license; its own code is under MIT. Written by `npm run licences`\nfrom the lock file, with which a test compares it.\n'
  return [head, ...sections].join('\n')
}

if (import.meta.main) writeFileSync(join(ROOT, LICENCES_PAGE), licencesPage())

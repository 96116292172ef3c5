import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ACCEPTED_LICENCES, LICENCES_PAGE, licencesPage } from '../../../tools/commands/licences.ts'
import { installedPackages } from '../../../tools/commands/lock-file.ts'
import { atLeast, none, notKnown, type Fact } from '../facts.ts'

export const limitMinutes = 2

const ROOT = resolve(import.meta.dirname, '../../..')
const MANIFESTS = [
  '',
  'packages/core/',
  'packages/contract/',
  'apps/server/',
  'apps/web/',
  'bench/',
  'e2e/',
  'prove/',
  'tools/',
]
const EXACT = /^\d+\.\d+\.\d+$/
/** Type packages follow the runtime’s version. */
const WITHOUT_VERSION = new Set(['@types/node'])

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string> | undefined>

/** The installed packages, their sources and licenses, and known vulnerabilities in them. */
export async function prove(): Promise<Fact[]> {
  const installed = installedPackages(ROOT)
  const runtime = installed.filter((one) => one.runtime)
  const ranges = MANIFESTS.flatMap(dependenciesOf).filter(
    ([name, version]) => !EXACT.test(version) && !WITHOUT_VERSION.has(name),
  )
  const unlisted = readFileSync(join(ROOT, LICENCES_PAGE), 'utf8') === licencesPage() ? 0 : 1
  return [
    atLeast('packages in a running server or page', runtime.length, 1),
    none(
      'of which under a licence that is not accepted',
      runtime.filter(({ licence }) => !ACCEPTED_LICENCES.includes(licence)).length,
    ),
    none(`differences between the lock file and ${LICENCES_PAGE}`, unlisted),
    none('installed packages without a hash in the lock file', installed.filter(({ integrity }) => !integrity).length),
    none('dependencies that are not pinned to one version', ranges.length),
    none('packages that may run install scripts', scriptsAreOff() ? 0 : 1),
    await advisories(),
  ]
}

function dependenciesOf(folder: string): [string, string][] {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  return Object.entries(all)
}

function scriptsAreOff(): boolean {
  return /^ignore-scripts=true$/m.test(readFileSync(join(ROOT, '.npmrc'), 'utf8'))
}

/** Known vulnerabilities in the packages of the server and the page, from the registry; not every mirror answers. */
async function advisories(): Promise<Fact> {
  const fact = 'known vulnerabilities in them'
  const asked = promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT })
  // With a finding, the command fails but prints the same report.
  const { stdout } = await asked.catch((error: { stdout: string }) => error)
  const report = JSON.parse(stdout) as { metadata?: { vulnerabilities: { total: number } } }
  const total = report.metadata?.vulnerabilities.total
  return total === undefined ? notKnown(fact, 'this registry does not say', '0') : none(fact, total)
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const DIST = resolve(import.meta.dirname, '../../apps/web/dist')
const KB = 1024

/** Limit for the script and style of the first view of any page, gzipped. */
const FIRST_VIEW_LIMIT = 150 * KB
/** The part of that which every page downloads: the entry script and style sheet. */
const ENTRY_LIMIT = 122 * KB
/** Limit for any single chunk that is loaded later, gzipped. */
const CHUNK_LIMIT = 20 * KB

type Views = Record<string, { scripts: string[]; styles: string[] }>

const html = readFileSync(join(DIST, 'index.html'), 'utf8')
const entry = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '')
const views = JSON.parse(readFileSync(join(DIST, 'first-views.json'), 'utf8')) as Record<string, Views>
const chunks = readdirSync(join(DIST, 'assets')).filter((name) => /\.(js|css)$/.test(name))

const problems: string[] = []
const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + gzipped(join(DIST, path)), 0)
report('every page', sizeOf(entry), ENTRY_LIMIT)
for (const [who, addresses] of Object.entries(views))
  for (const [address, { scripts, styles }] of Object.entries(addresses))
    report(`${address} (${who})`, sizeOf([...entry, ...scripts, ...styles]), FIRST_VIEW_LIMIT)
for (const name of chunks) {
  if (entry.includes(`/assets/${name}`)) continue
  report(name, gzipped(join(DIST, 'assets', name)), CHUNK_LIMIT)
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}

function gzipped(path: string): number {
  const copy = statSync(`${path}.gz`, { throwIfNoEntry: false })
  return copy ? copy.size : statSync(path).size
}

function report(name: string, bytes: number, limit: number): void {
  process.stdout.write(`${(bytes / KB).toFixed(1).padStart(7)} kB of ${(limit / KB).toFixed(0)} kB  ${name}\n`)
  if (bytes > limit) problems.push(`${name} is larger than its limit of ${limit / KB} kB.`)
}

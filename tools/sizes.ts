import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const DIST = resolve(import.meta.dirname, '../apps/web/dist')
const KB = 1024

/** What a first view downloads before it can be used: the entry script and style sheet, gzipped. */
const FIRST_VIEW_LIMIT = 130 * KB
/** No single chunk that loads later may be larger than this, gzipped. */
const CHUNK_LIMIT = 60 * KB

const html = readFileSync(join(DIST, 'index.html'), 'utf8')
const firstView = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '')
const chunks = readdirSync(join(DIST, 'assets')).filter((name) => /\.(js|css)$/.test(name))

const problems: string[] = []
const total = firstView.reduce((sum, path) => sum + gzipped(join(DIST, path)), 0)
report('first view', total, FIRST_VIEW_LIMIT)
for (const name of chunks) {
  if (firstView.includes(`/assets/${name}`)) continue
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

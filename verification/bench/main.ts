// Runs benchmarks by name, or all: `npm run bench -- overlay`. Each is a file in `benchmarks/`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMet, table, type Line } from './table.ts'

const FOLDER = join(import.meta.dirname, 'benchmarks')

type Benchmark = { measure: () => Promise<Line[]> }

const known = readdirSync(FOLDER).map((file) => file.replace('.ts', ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No benchmark is called ${unknown.join(' or ')}. There are: ${known.join(', ')}.\n`)
  process.exitCode = 1
} else {
  for (const name of wanted.length > 0 ? wanted : known) {
    const { measure }: Benchmark = await import(join(FOLDER, `${name}.ts`))
    const lines = await measure()
    process.stdout.write(`\n${name}\n\n${table(lines)}`)
    if (!lines.every(isMet)) process.exitCode = 1
  }
}

// Finds the weights by which Echos choose lines, from the ratings in the repository: `npm run train:worth`. The same
// ratings produce the same file.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inputsHash, readRated } from '../../packages/core/testing/worth/rated.ts'
import { leftOut, train } from '../../packages/core/testing/worth/train.ts'

const TARGET = resolve(import.meta.dirname, '../../packages/core/src/echo/worth/weights.ts')

const rated = readRated()
const { base, weights } = train(rated)
const rows = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},\n`)
writeFileSync(
  TARGET,
  `/** Built by \`npm run train:worth\` from ${rated.length} ratings; not to be edited. */
export const INPUTS = '${inputsHash()}'
export const BASE: number = ${base}
export const WEIGHTS = {
${rows.join('')}} as const
`,
)
const { lines, pairs } = leftOut(rated)
process.stdout.write(
  `${rated.length} ratings; with each journal left out in turn, r = ${lines.toFixed(2)} for lines and ${pairs.toFixed(2)} for pairs\n`,
)

import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inputsHash } from '../../packages/core/testing/safety/inputs.ts'
import { isHeldOut, readCalmTexts, readWriters } from '../../packages/core/testing/safety/lines.ts'
import { rounded } from '../../packages/core/testing/safety/packed.ts'
import { train, TRAINING } from '../../packages/core/testing/safety/train.ts'

/**
 * Trains the safety classifier on the lines in the repository: `npm run train:safety`. The same lines produce the same
 * file.
 */
const TARGET = resolve(import.meta.dirname, '../../packages/core/src/safety/model/weights.ts')

const lines = [
  ...readWriters()
    .filter((writer) => !isHeldOut(writer))
    .flatMap((writer) => writer.lines),
  ...readCalmTexts(),
]
const model = rounded(train(lines))
const base64 = Buffer.from(model.weights.buffer).toString('base64')
const hash = createHash('sha256').update(base64).digest('hex')
writeFileSync(
  TARGET,
  `/** Built by \`npm run train:safety\` from ${lines.length} lines; not to be edited. */
export const INPUTS = '${inputsHash()}'
export const BITS = ${TRAINING.bits}
export const SCALE = ${model.scale}
export const BIAS = [${model.bias.join(', ')}] as const
/** One byte for each weight, in base 64. */
export const WEIGHTS =
  '${base64}'
`,
)
process.stdout.write(`${lines.length} lines, weights ${hash.slice(0, 12)}\n`)

// Trains the classifier and the networks of the safety scan on the lines in the repository: `npm run train:safety`. The
// same lines produce the same files.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inputsHash } from '../../packages/core/testing/safety/inputs.ts'
import { isHeldOut, readCalmTexts, readWriters } from '../../packages/core/testing/safety/lines.ts'
import { rounded, roundedNets } from '../../packages/core/testing/safety/packed.ts'
import { trainMeaning } from '../../packages/core/testing/safety/train-meaning.ts'
import { train, TRAINING } from '../../packages/core/testing/safety/train.ts'

const FOLDER = resolve(import.meta.dirname, '../../packages/core/src/safety/model')

const lines = [
  ...readWriters()
    .filter((writer) => !isHeldOut(writer))
    .flatMap((writer) => writer.lines),
  ...readCalmTexts(),
]
const model = rounded(train(lines))
const base64 = base64Of(model.weights)
const hash = createHash('sha256').update(base64).digest('hex')
writeFileSync(
  join(FOLDER, 'weights.ts'),
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
const { hidden, nets } = roundedNets(trainMeaning(lines))
const packed = nets.map(({ weights, ...net }) => ({ ...net, weights: base64Of(weights) }))
writeFileSync(
  join(FOLDER, 'meaning-weights.ts'),
  `/** Built by \`npm run train:safety\` like weights.ts; not to be edited. */
export const HIDDEN = ${hidden}
/** The networks as JSON, with one byte for each weight in base 64. */
export const NETS =
  '${JSON.stringify(packed)}'
`,
)
process.stdout.write(`${lines.length} lines, weights ${hash.slice(0, 12)}\n`)

function base64Of({ buffer }: Int8Array): string {
  return Buffer.from(buffer).toString('base64')
}

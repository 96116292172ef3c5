import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { circles, everythingFrom, importGraph } from './import-graph.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CORE = importGraph(ROOT, 'packages/core/src')

test('no file of core imports itself through others, not even for a type', () => {
  expect(CORE.size).toBeGreaterThan(200)
  expect(circles(CORE)).toEqual([])
})

test('no file of the web app imports itself through others, not even for a type', () => {
  const web = importGraph(ROOT, 'apps/web/src', '#web/')
  expect(web.size).toBeGreaterThan(150)
  expect(circles(web)).toEqual([])
})

test('no module of the server imports itself through others, not even for a type', () => {
  const server = importGraph(ROOT, 'apps/server/src', '#server/')
  expect(server.size).toBeGreaterThan(200)
  expect(circles(server)).toEqual([])
})

test('the code that recounts an Echo for the audit shares nothing with the code that found it', () => {
  const recounts = [...CORE.keys()].filter((file) => /\/echo\/(?:rules\/[\w-]+\/recount\.ts|recounting\/)/.test(file))
  expect(recounts.length).toBeGreaterThan(10)
  for (const file of recounts) {
    const shared = [...everythingFrom(file, CORE)].filter((other) =>
      /\/echo\/(?:rules\/[\w-]+\/detect\.ts|quoting\/|ratings\/|subjects\/)/.test(other),
    )
    expect(shared, file).toEqual([])
  }
})

test('a circle of three files is found, without the file that only hangs from it', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts', 'd.ts']],
    ['d.ts', []],
  ])
  expect(circles(graph)).toEqual([['a.ts', 'b.ts', 'c.ts']])
})

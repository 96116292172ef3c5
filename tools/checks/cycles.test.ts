import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { circles, everythingFrom, folderGraph, importGraph } from './import-graph.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CORE = importGraph(ROOT, 'packages/core/src')

const WEB = importGraph(ROOT, 'apps/web/src', '#web/')
const SERVER = importGraph(ROOT, 'apps/server/src', '#server/')

test('no file of core imports itself through others, not even for a type', () => {
  expect(CORE.size).toBeGreaterThan(200)
  expect(circles(CORE)).toEqual([])
})

test('no file of the web app imports itself through others, not even for a type', () => {
  expect(WEB.size).toBeGreaterThan(150)
  expect(circles(WEB)).toEqual([])
})

test('no module of the server imports itself through others, not even for a type', () => {
  expect(SERVER.size).toBeGreaterThan(200)
  expect(circles(SERVER)).toEqual([])
})

test.each([
  ['packages/core/testing', 50],
  ['verification/bench', 30],
  ['verification/e2e', 70],
  ['verification/evaluate', 30],
  ['verification/prove', 50],
])('no file of %s imports itself through others, not even for a type', (folder, least) => {
  const files = importGraph(ROOT, folder)
  expect(files.size).toBeGreaterThan(least)
  expect(circles(files)).toEqual([])
})

test.each([
  ['core', CORE, 'packages/core/src', 1],
  ['the Echo engine', CORE, 'packages/core/src/echo', 1],
  ['the web app', WEB, 'apps/web/src', 2],
  ['the server', SERVER, 'apps/server/src', 1],
  ['the lower layers of the server', SERVER, 'apps/server/src/platform', 1],
] as const)('the folders of %s never import each other in a circle', (_what, files, base, depth) => {
  const folders = folderGraph(files, base, depth)
  expect(folders.size).toBeGreaterThan(3)
  expect(circles(folders)).toEqual([])
})

test('the code that recounts an Echo for the audit shares nothing with the code that found it', () => {
  const recounts = [...CORE.keys()].filter((file) => /\/echo\/(?:rules\/[\w-]+\/recount\.ts|recounting\/)/.test(file))
  expect(recounts.length).toBeGreaterThan(10)
  for (const file of recounts) {
    const shared = [...everythingFrom(file, CORE)].filter((other) =>
      /\/echo\/(?:rules\/(?:[\w-]+\/detect|pair-detector)\.ts|quoting\/|ratings\/|subjects\/)/.test(other),
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

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const manifest = (path: string) => JSON.parse(read(path)) as { version?: string; workspaces?: string[] }
const { version, workspaces = [] } = manifest('package.json')

test('the newest version in CHANGELOG.md is the one in package.json', () => {
  const [newest] = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, found]) => found)
  expect(newest).toBe(version)
})

test('every workspace that has a version has the one in package.json', () => {
  const manifests = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }))
  expect(manifests).not.toEqual([])
  for (const path of manifests) expect([path, manifest(path).version ?? version]).toEqual([path, version])
})

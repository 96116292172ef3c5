import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areFresh } from '../../apps/server/src/platform/isolation/program.ts'
import { bundleProcesses } from '../commands/bundle-processes.ts'

const PROCESS = 'greeting-process.ts'
let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const bundles = () => ({ root, folder: join(root, 'dist') })
const answer = () => execFileSync(process.execPath, [join(root, 'dist/greeting-process.mjs')], { encoding: 'utf8' })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'))
  mkdirSync(join(root, 'apps/server/src'), { recursive: true })
  write('package-lock.json', '{}')
  write('apps/server/src/greeting.ts', `export const greeting: string = 'Good evening'`)
  write(`apps/server/src/${PROCESS}`, `import { greeting } from './greeting.ts'\nprocess.stdout.write(greeting)`)
})

afterEach(() => rmSync(root, { recursive: true }))

test('a bundled process answers as its module does', async () => {
  await bundleProcesses(bundles(), [PROCESS])
  expect(answer()).toBe('Good evening')
})

test('a bundle is used until one of its sources or a package changes, and is then made again', async () => {
  await bundleProcesses(bundles(), [PROCESS])
  expect(areFresh(bundles())).toBe(true)
  write('apps/server/src/greeting.ts', `export const greeting: string = 'Good night'`)
  expect(areFresh(bundles())).toBe(false)
  await bundleProcesses(bundles(), [PROCESS])
  expect(areFresh(bundles())).toBe(true)
  expect(answer()).toBe('Good night')
  write('package-lock.json', '{ "version": 2 }')
  expect(areFresh(bundles())).toBe(false)
})

test('without bundles, or when a source is gone, processes start from their modules', async () => {
  expect(areFresh(bundles())).toBe(false)
  await bundleProcesses(bundles(), [PROCESS])
  rmSync(join(root, 'apps/server/src/greeting.ts'))
  expect(areFresh(bundles())).toBe(false)
})

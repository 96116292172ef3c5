import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const E2E = resolve(import.meta.dirname, '../../verification/e2e')
const FILES = globSync('**/*.ts', { cwd: E2E })

test('no journey waits a fixed time', () => {
  const waiting = FILES.filter((file) => readFileSync(join(E2E, file), 'utf8').includes('waitForTimeout'))
  expect(waiting).toEqual([])
})

test('every end-to-end test is in a folder that the configuration names', () => {
  const folders = FILES.filter((file) => file.endsWith('.spec.ts')).map((file) =>
    file.split('/').slice(0, -1).join('/'),
  )
  expect([...new Set(folders)].toSorted()).toEqual(['checks', 'journeys'])
})

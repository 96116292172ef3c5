import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = 'apps/web/src/**/*.{ts,tsx}'
const IMPORTED = /\bfrom '(@soundings\/(?:core|contract)\/[a-z/-]+)'/g

/**
 * The modules of core and contract that the web app imports. Vite bundles them once per run of the web tests. Otherwise
 * each test file would load their 400 modules one by one, which takes longer than most tests.
 */
export function packagesOfTheWebApp(): string[] {
  const imported = globSync(SOURCES, { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
  )
  return [...new Set(imported)]
}

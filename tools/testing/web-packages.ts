import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = 'apps/web/src/**/*.{ts,tsx}'
/** Vitest loads itself and its plugins for the browser. Addresses with a dot or # are files of the app. */
const NOT_A_PACKAGE = /^(?:[.#]|@?vitest)/

/**
 * The packages that the web app and its tests import when they run, each by the address in its import. Vite bundles
 * them once for a run of the web tests. Otherwise each test file would load the 400 modules of core and contract one by
 * one, which takes longer than most tests.
 */
export function packagesOfTheWebApp(): string[] {
  const imported = globSync(SOURCES, { cwd: ROOT }).flatMap((file) => importsOf(join(ROOT, file)))
  return [...new Set(imported)].filter((name) => !NOT_A_PACKAGE.test(name)).toSorted()
}

/** The addresses that a module imports or exports from, without those that only name types. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const hasValues = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  return [
    ...staticImports.filter(hasValues).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
}

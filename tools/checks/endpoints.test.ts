import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** The only places where API URLs are written out, and why. */
const ALLOWED: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^packages\/contract\/src\/endpoints?[./]/, 'the table itself'],
  [/^apps\/server\/src\/.*\.(test|fixture)\.ts$/, 'a path that changes by mistake fails the tests of the server'],
  [/^apps\/server\/src\/testing\//, 'what several of those tests share'],
]

const NAMES_ADDRESS = /['"`][^'"`\n]*\/api\/[^'"`\n]*['"`]/
const COMMENT = /^\s*(\/\/|\/?\*)/

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'tools', 'verification'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file))

function linesWithAddress(file: string): string[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    NAMES_ADDRESS.test(line) && !COMMENT.test(line) ? `${file}:${index + 1} ${line.trim()}` : [],
  )
}

test('addresses of the API are in the endpoint table and nowhere else', () => {
  const searched = files.filter((file) => !ALLOWED.some(([place]) => place.test(file)))
  expect(searched.length).toBeGreaterThan(500)
  expect(searched.flatMap(linesWithAddress)).toEqual([])
})

test.each(ALLOWED)('%s still has an address (%s)', (place) => {
  expect(files.filter((file) => place.test(file)).some((file) => linesWithAddress(file).length > 0)).toBe(true)
})

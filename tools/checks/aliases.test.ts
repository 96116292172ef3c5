import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const IMPORT = /(?:\bfrom|^import|\bimport\()\s*'((?:\.\.\/){2,}[^']+)'/gm

/** The imports of a file that climb two folders or more and stay in its own sources. */
function climbing(source: string, file: string, text: string): string[] {
  const paths = [...text.matchAll(IMPORT)].map(([, path = '']) => path)
  return paths.filter((path) => resolve(source, dirname(file), path).startsWith(source + sep))
}

test.each([
  ['#server/', 'apps/server/src', 400],
  ['#web/', 'apps/web/src', 300],
])('%s stands for two folders up or more in %s', (_alias, folder, least) => {
  const source = join(ROOT, folder)
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
  expect(files.length).toBeGreaterThan(least)
  const found = files.flatMap((file) =>
    climbing(source, file, readFileSync(join(source, file), 'utf8')).map((path) => `${file}: ${path}`),
  )
  expect(found).toEqual([])
})

test('an import that climbs inside the app is found, one that leaves it is not', () => {
  const text = `import { x } from '../../lib/x.ts'\nimport { guard } from '../../../../../tools/guard.ts'\n`
  expect(climbing('/apps/web/src', 'features/echoes/a.ts', text)).toEqual(['../../lib/x.ts'])
})

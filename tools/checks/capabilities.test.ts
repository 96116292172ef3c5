import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = resolve(import.meta.dirname, '../../apps/server/src')
const CAPABILITIES = join(SERVER, 'capabilities')

const app = readFileSync(join(SERVER, 'app.ts'), 'utf8')
const routes = globSync('*/*.routes.ts', { cwd: CAPABILITIES })
const services = globSync('*/*.service.ts', { cwd: CAPABILITIES })
const read = (file: string) => readFileSync(join(CAPABILITIES, file), 'utf8')

/** `earlier-versions.routes.ts` → `earlierVersionsRoutes`. */
function exportOf(file: string): string {
  return `${basename(file, '.routes.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Routes`
}

test('every capability has routes of its name, or only a store of its name that others read', () => {
  const without = readdirSync(CAPABILITIES).filter(
    (name) =>
      !routes.includes(`${name}/${name}.routes.ts`) && !existsSync(join(CAPABILITIES, name, `${name}.store.ts`)),
  )
  expect(without).toEqual([])
})

test('every file of routes exports one function, named after the file', () => {
  const exported = routes.map((file) => [
    file,
    [...read(file).matchAll(/^export .*?\b(\w+)\(/gm)].map(([, name]) => name),
  ])
  expect(exported).toEqual(routes.map((file) => [file, [exportOf(file)]]))
})

test('app.ts registers each of them exactly once', () => {
  const registered = [...app.matchAll(/app\.register\(\s*(\w+Routes)\(/g)].map(([, name = '']) => name)
  expect(registered.toSorted()).toEqual(routes.map(exportOf).toSorted())
})

test('the functions of a service take what they depend on first, not the database alone', () => {
  expect(services.length).toBeGreaterThan(10)
  expect(services.filter((file) => /^export (?:async )?function\*? \w+\(\s*db:/m.test(read(file)))).toEqual([])
})

test('a service exports its functions one by one, not as methods of an object', () => {
  expect(services.filter((file) => /^export (?:const|function) \w+Service\b/m.test(read(file)))).toEqual([])
})

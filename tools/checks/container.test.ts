import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const linesOf = (path: string) => read(path).split('\n')

/** The paths that `COPY` takes from the project; its last word is the destination. */
const copied = linesOf('Dockerfile')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.split(' ').slice(1, -1))

const known = new Set(
  [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, variable]) => variable),
)

test('the Dockerfile copies only what exists and is let in', () => {
  const letIn = linesOf('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  expect(copied).toContain('apps/server/src')
  for (const path of copied) {
    expect([path, existsSync(join(ROOT, path))]).toEqual([path, true])
    expect([path, letIn.some((one) => path === one || path.startsWith(`${one}/`))]).toEqual([path, true])
  }
})

test('the Dockerfile copies the package.json of every workspace, which the lock file needs', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const manifests = workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }))
  for (const manifest of manifests) expect(copied).toContain(manifest)
})

test('the image contains everything that the server and the page import', () => {
  const ignored = linesOf('.dockerignore').filter((line) => /^(apps|packages)\//.test(line))
  expect(ignored.length).toBeGreaterThan(0)
  for (const folder of ignored) expect([folder, existsSync(join(ROOT, folder))]).toEqual([folder, true])
  const shipped = ['apps/server/src', 'apps/web/src', 'packages/core/src', 'packages/contract/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
      (path) => !/\.(test|fixture)\.tsx?$/.test(path) && !ignored.some((one) => path.startsWith(`${one}/`)),
    ),
  )
  const leftOut = /from '[^']*(?:\/testing\/|\/fixtures\/|\.fixture\.ts|\.test\.tsx?')/
  for (const path of shipped) expect([path, leftOut.test(read(path))]).toEqual([path, false])
})

test('the container runs as a user without rights and hears the signal that ends it', () => {
  const last = read('Dockerfile').slice(read('Dockerfile').lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(last) ?? []
  const words = JSON.parse(command) as string[]
  expect([words[0], existsSync(join(ROOT, words.at(-1) ?? ''))]).toEqual(['node', true])
})

test('the container has the same memory settings as npm start', () => {
  const { flags, environment } = JSON.parse(read('apps/server/start.json')) as {
    flags: string[]
    environment: Record<string, string>
  }
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...flags])
      .slice(0, -1)
      .replaceAll(',', ', ')}, "`,
  )
  const told = Object.entries(environment).map(([name, value]) => `ENV ${name}=${value}`)
  expect(linesOf('Dockerfile')).toEqual(expect.arrayContaining(told))
})

test('the configuration reads the variables of Dockerfile and compose.yaml', () => {
  const settings = /^ENV (NODE_ENV.*)$/m.exec(read('Dockerfile'))?.[1]?.split(' ') ?? []
  const app = read('compose.yaml')
    .split(/^ {2}(?=\w+:$)/m)
    .find((service) => service.startsWith('app:'))
  const told = [...(app ?? '').matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, variable]) => variable)
  expect(told).toContain('SECRET_KEY')
  for (const variable of [...settings.map((pair) => pair.split('=')[0]), ...told]) {
    expect([variable, known.has(variable)]).toEqual([variable, true])
  }
})

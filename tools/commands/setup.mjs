// Prepares the environment for the other commands. Plain JavaScript, because nothing is installed yet when this starts.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '../..')

const LOCK_STAMP = join(ROOT, 'node_modules/.soundings-lock')
const WEB_STAMP = join(ROOT, 'apps/web/dist/.stamp')
const WEB_SOURCES = ['packages', 'apps/web/src', 'apps/web/public']
const WEB_FILES = ['package-lock.json', 'apps/web/index.html', ...buildSteps()]

/** The configuration files of the web app’s build. */
function buildSteps() {
  return readdirSync(join(ROOT, 'apps/web'))
    .filter((name) => /^vite\..*\.ts$/.test(name))
    .map((name) => `apps/web/${name}`)
}

/** Exits with a sentence instead of a stack. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a command in the project; exits when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (error) fail(`Couldn’t start ${command}: ${error.message}`)
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed.`)
}

/** Installs the locked packages when they are missing or the lock file has changed. */
export function ensureInstalled() {
  const wanted = hashOf([join(ROOT, 'package-lock.json')])
  if (readIfThere(LOCK_STAMP) === wanted) return
  // The build needs the development packages, even where NODE_ENV is production.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(LOCK_STAMP, wanted)
}

/** Path of Node 24: the one installed with the packages, else this one when it is new enough. */
export function runtime() {
  const packaged = join(ROOT, 'node_modules/.bin/node')
  if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`Soundings runs on Node 24 or newer; this is ${process.version}, and no packaged Node fits this machine.`)
}

/** An environment in which the project’s own tools and its packaged Node come first. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`, ...extra }
}

/** Builds what has changed since the last build: the web app and the bundles of the server's processes. */
export function ensureBuilt() {
  ensureWebBuilt()
  run(runtime(), [join(ROOT, 'tools/commands/bundle-processes.ts')])
}

function ensureWebBuilt() {
  const files = [
    ...WEB_SOURCES.flatMap((folder) => filesIn(join(ROOT, folder))),
    ...WEB_FILES.map((f) => join(ROOT, f)),
  ]
  const wanted = hashOf(files)
  if (readIfThere(WEB_STAMP) === wanted) return
  // Where the shell sets another mode, the pages would come with React’s development build, which is 57 kB larger.
  run('npm', ['run', 'build', '--silent', '--workspace', 'apps/web'], { env: environment({ NODE_ENV: 'production' }) })
  mkdirSync(dirname(WEB_STAMP), { recursive: true })
  writeFileSync(WEB_STAMP, wanted)
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .sort()
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

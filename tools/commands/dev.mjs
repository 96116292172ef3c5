// `npm run dev`: the page with hot reload and a server that restarts after a change, with demo data of their own.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureInstalled, ensureBuilt, environment, ROOT, runtime } from './setup.mjs'

const DEFAULT_PORT = '5173'
/** The data folder of the demo. Deleting it starts over; the journal of `npm start` is in another folder. */
const DATA = join(ROOT, '.cache/dev')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const SERVER = join(ROOT, 'apps/server/src/main.ts')
const SERVER_SOURCES = ['apps/server/src', 'packages/contract/src', 'packages/core/src']
const NOT_SERVED = /\.(test|fixture)\.ts$|(^|\/)testing\//
/**
 * Milliseconds without a change before a restart: an editor writes a file in several steps, and switching the branch
 * changes many files.
 */
const SETTLED_MS = 50

ensureInstalled()
// The server doesn’t start without a built page. An old one is enough: Vite serves the page that people open.
if (!existsSync(join(ROOT, 'apps/web/dist/index.html'))) ensureBuilt()

const port = process.env.PORT ?? DEFAULT_PORT
const serverPort = await freePort()
const { flags, environment: memory } = JSON.parse(readFileSync(join(ROOT, 'apps/server/start.json'), 'utf8'))
const serverEnvironment = {
  ...memory,
  LOG_LEVEL: 'warn',
  CHECK_ANSWERS: 'on',
  DATA_DIR: DATA,
  ...environment(),
  PORT: serverPort,
  PUBLIC_URL: `http://localhost:${port}`,
}

let stopping = false
let changed = false
let settled
const watchers = SERVER_SOURCES.map((folder) => watch(join(ROOT, folder), { recursive: true }, noteChange))
let server = startServer()
const page = start([VITE, join(ROOT, 'apps/web'), '--port', port, '--strictPort', '--logLevel', 'warn'], {
  ...environment(),
  API_ORIGIN: `http://127.0.0.1:${serverPort}`,
})
page.on('exit', (code) => {
  process.exitCode = code ?? 0
  stop()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

function noteChange(_event, name) {
  if (!name || NOT_SERVED.test(name)) return
  clearTimeout(settled)
  settled = setTimeout(restart, SETTLED_MS)
}

/** The embedded database belongs to one process: the next server starts when the one before has ended. */
function restart() {
  changed = true
  if (!server.kill('SIGTERM')) server = startServer()
}

function startServer() {
  changed = false
  const child = start([...flags, SERVER], serverEnvironment)
  child.on('exit', () => {
    if (stopping || child !== server) return
    if (changed) server = startServer()
    else process.stdout.write('The server has ended. It starts again after the next change.\n')
  })
  return child
}

function start(args, env) {
  return spawn(runtime(), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
}

function stop() {
  stopping = true
  clearTimeout(settled)
  for (const watcher of watchers) watcher.close()
  server.kill('SIGTERM')
  page.kill('SIGTERM')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address()
      probe.close(() => resolve(String(found)))
    })
  })
}

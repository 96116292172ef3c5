// `npm start`: installs and builds what is missing, then runs the server until it is stopped.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ensureBuilt, environment as withTools, ROOT, runtime } from './setup.mjs'

ensureInstalled()
ensureBuilt()

// Memory settings must be set before the process starts: docs/decisions/022-memory.md
const { flags, environment } = JSON.parse(readFileSync(join(ROOT, 'apps/server/start.json'), 'utf8'))
const server = spawn(runtime(), [...flags, join(ROOT, 'apps/server/src/main.ts')], {
  stdio: 'inherit',
  env: { ...environment, ...withTools() },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})

// `npm start`: installs and builds what is missing, then runs the server until it is told to stop.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, ensureWebBuilt, environment, ROOT, runtime } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()

const server = spawn(runtime(), [join(ROOT, 'apps/server/src/main.ts')], { stdio: 'inherit', env: environment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})

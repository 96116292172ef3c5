// `npm run admin -- <command>`: what an operator does beside the server. Installs what is missing, as `npm start` does.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, ROOT, runtime } from './setup.mjs'

ensureInstalled()

const command = [join(ROOT, 'apps/server/src/admin/main.ts'), ...process.argv.slice(2)]
const admin = spawn(runtime(), command, { stdio: 'inherit', env: environment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => admin.kill(signal))
admin.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})

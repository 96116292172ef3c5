// `npm run admin -- <command>`: the operator’s commands. Installs missing packages first, as `npm start` does.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, ROOT, runtime } from './setup.mjs'

ensureInstalled()

// The reason for the flag is in docs/decisions/024-memory-protection-keys.md.
const command = [
  '--no-memory-protection-keys',
  join(ROOT, 'apps/server/src/ops/admin/main.ts'),
  ...process.argv.slice(2),
]
const admin = spawn(runtime(), command, { stdio: 'inherit', env: environment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => admin.kill(signal))
admin.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})

// Type-checks every workspace that has TypeScript; one failure fails the run.
import { spawnSync } from 'node:child_process'

const projects = ['packages/core', 'packages/contract', 'apps/server', 'apps/web', 'bench', 'e2e', 'prove', 'tools']
let failed = false
for (const project of projects) {
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' })
  if (status !== 0) failed = true
}
process.exitCode = failed ? 1 : 0

// Type-checks every workspace that has TypeScript. What hasn’t changed since the last run is read from a cache.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const CACHE = join(ROOT, '.cache/types')
const AT_ONCE = 2
const projects = [
  'apps/server',
  'apps/web',
  'verification/e2e',
  'verification/bench',
  'verification/prove',
  'packages/core',
  'packages/contract',
  'verification/evaluate',
  'tools',
]

async function checkNext() {
  for (let project = projects.shift(); project; project = projects.shift()) {
    const cache = join(CACHE, `${project.replace('/', '-')}.tsbuildinfo`)
    const status = await exitOf('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', cache])
    if (status !== 0) process.exitCode = 1
  }
}

function exitOf(command, args) {
  return new Promise((resolve, reject) => {
    spawn(command, args, { cwd: ROOT, stdio: 'inherit' }).on('exit', resolve).on('error', reject)
  })
}

await Promise.all(Array.from({ length: AT_ONCE }, checkNext))

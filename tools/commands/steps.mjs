// The steps that `npm run check` and `npm test` share: each is a command that must succeed.
import { spawn } from 'node:child_process'
import { fail, ROOT } from './setup.mjs'

/** Steps that read the source without running it, longest first. */
export const STATIC_CHECKS = [
  npmStep('Lint and import arrows', 'lint'),
  npmStep('Types', 'types'),
  npmStep('Unused code', 'unused'),
  npmStep('Format', 'format:check'),
]
/** Each of these steps waits for a single thread most of the time. */
const AT_ONCE = 2

/** A step that is a script of package.json. */
export function npmStep(name, script) {
  return { name, command: 'npm', args: ['run', '--silent', script] }
}

/** Runs steps in parallel and shows each step's output when it ends; ends the process if one fails. */
export async function runTogether(steps, env) {
  const waiting = [...steps]
  const failed = []
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { status, output, seconds } = await capture(step, env)
      process.stdout.write(`\n── ${step.name} (${seconds} s)\n${output}`)
      if (status !== 0) failed.push(step.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runNext))
  if (failed.length > 0) fail(`\n${failed.join(', ')}: failed.`)
}

/** Runs one step and shows its output live; ends the process if it fails. */
export async function runStep({ name, command, args, extra = {} }, env) {
  process.stdout.write(`\n── ${name}\n`)
  const { status, seconds } = await ended(command, args, { stdio: 'inherit', env: { ...env, ...extra } })
  if (status !== 0) fail(`\n${name}: failed.`)
  process.stdout.write(`${name}: ${seconds} s\n`)
}

async function capture({ command, args }, env) {
  const output = []
  const { status, seconds } = await ended(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env }, (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes))
  })
  return { status, seconds, output: Buffer.concat(output).toString() }
}

function ended(command, args, options, listen = () => {}) {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, ...options })
    listen(child)
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, seconds: ((performance.now() - start) / 1000).toFixed(1) }))
  })
}

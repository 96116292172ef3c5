// Runs proofs by name, or all of them: `npm run prove -- crash`. Each is a file in `proofs/`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { table, type Fact } from './facts.ts'

const FOLDER = join(import.meta.dirname, 'proofs')
const MINUTE_MS = 60_000

/** @property limitMinutes after which the proof is stopped and counts as broken */
type Proof = { limitMinutes: number; prove: () => Promise<Fact[]> }
type Outcome = { name: string; facts: Fact[]; seconds: number }

const known = readdirSync(FOLDER).map((file) => file.replace('.ts', ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No proof is called ${unknown.join(' or ')}. There are: ${known.join(', ')}.\n`)
  process.exitCode = 1
} else {
  const outcomes: Outcome[] = []
  for (const name of wanted.length > 0 ? wanted : known) {
    const outcome = await outcomeOf(name)
    outcomes.push(outcome)
    process.stdout.write(`\n${name} (${outcome.seconds.toFixed(0)} s)\n\n${table(outcome.facts)}`)
  }
  const broken = outcomes.filter(({ facts }) => facts.some(({ holds }) => holds === false))
  process.stdout.write(`\n${outcomes.length - broken.length} of ${outcomes.length} proofs hold.\n`)
  // A stopped proof may still have servers running; they end with this process.
  process.exit(broken.length > 0 ? 1 : 0)
}

async function outcomeOf(name: string): Promise<Outcome> {
  const { limitMinutes, prove }: Proof = await import(join(FOLDER, `${name}.ts`))
  const begun = performance.now()
  const givenUp = pause(limitMinutes * MINUTE_MS, null, { ref: false }).then((): Fact[] => [
    { fact: 'ended in time', figure: 'no', must: `at most ${limitMinutes} minutes`, holds: false },
  ])
  const facts = await Promise.race([prove().catch(failed), givenUp])
  return { name, facts, seconds: (performance.now() - begun) / 1000 }
}

function failed(error: unknown): Fact[] {
  process.stderr.write(`${inspect(error)}\n`)
  return [{ fact: 'came to its end', figure: 'no', must: 'yes', holds: false }]
}

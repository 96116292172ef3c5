import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A CPU profile in V8’s format. */
type CpuProfile = {
  startTime: number
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

/** A part of the work, and the places in the code that belong to it. */
export type Part = { name: string; places: RegExp }

/** Node settings with which a server records profiles of its threads into this folder until it exits. */
export function recording(folder: string): Record<string, string> {
  return { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-interval=200` }
}

/** The clock of profiles, in microseconds. */
export function profileTime(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

/**
 * The microseconds that a server’s main thread spent on each part between two points in time. A sample belongs to the
 * part of the innermost function whose file matches one. Samples without a match count as the rest, and waiting counts
 * as idle.
 */
export function timeByPart(folder: string, parts: readonly Part[], from: number, to: number): Map<string, number> {
  const { startTime, nodes, samples, timeDeltas } = mainProfile(folder)
  const owners = ownersOf(nodes, parts)
  const times = new Map<string, number>()
  let now = startTime
  for (const [index, id] of samples.entries()) {
    // The time until the next sample belongs to this sample.
    now += timeDeltas[index] ?? 0
    if (now < from || now > to) continue
    const owner = owners.get(id) ?? REST
    times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[index + 1] ?? 0))
  }
  return times
}

export const IDLE = 'waiting'
export const REST = 'everything else'
const ENGINE: Readonly<Record<string, string>> = { '(idle)': IDLE, '(garbage collector)': 'clearing memory' }

/** The main thread’s profile: the file name ends with the thread’s number. */
function mainProfile(folder: string): CpuProfile {
  const name = readdirSync(folder).find((file) => /^CPU\.\d+\.\d+\.\d+\.0\.\d+\.cpuprofile$/.test(file))
  if (name === undefined) throw new Error('The server left no profile of its main thread.')
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile
}

function ownersOf(nodes: CpuProfile['nodes'], parts: readonly Part[]): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const owners = new Map<number, string>()
  const visit = (id: number, inherited: string) => {
    const node = byId.get(id)
    if (!node) return
    const { functionName, url } = node.callFrame
    const own = ENGINE[functionName] ?? parts.find(({ places }) => places.test(url))?.name ?? inherited
    owners.set(id, own)
    for (const child of node.children ?? []) visit(child, own)
  }
  const [root] = nodes
  if (root) visit(root.id, REST)
  return owners
}

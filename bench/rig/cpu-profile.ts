import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As V8 writes it. */
type CpuProfile = {
  startTime: number
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

/** A part of the work, and the places in the code that belong to it. */
export type Part = { name: string; places: RegExp }

/** The settings under which a server records what its threads do, into this folder, until it ends. */
export function recording(folder: string): Record<string, string> {
  return { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-interval=200` }
}

/** The clock of profiles, in microseconds. */
export function profileTime(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

/**
 * The microseconds that the main thread of a server spent on each part between two moments. A moment belongs to the
 * part of the innermost function that stands in one; what stands in none has the name of the rest, and waiting that of
 * idle.
 */
export function timeByPart(folder: string, parts: readonly Part[], from: number, to: number): Map<string, number> {
  const { startTime, nodes, samples, timeDeltas } = mainProfile(folder)
  const owners = ownersOf(nodes, parts)
  const times = new Map<string, number>()
  let now = startTime
  for (const [index, id] of samples.entries()) {
    // The time until the next sample is the sample's.
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

/** That of the main thread: the number of the thread is in the name of the file. */
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

import { readdirSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { median } from '@soundings/core/statistics'

const PAGE_BYTES = 4_096
const LOOK_EVERY_MS = 20

/** The cost of one piece of work: seconds, peak memory of its processes, and the longest block of the event loop. */
type Watched<T> = { value: T; seconds: number; peakMiB: number; blockedMs: number }

/** The median of several rounds for each figure, because a single round includes other load on the machine. */
export async function watchedOften<T>(work: () => Promise<T>, rounds: number): Promise<Omit<Watched<T>, 'value'>> {
  const seen: Watched<T>[] = []
  for (let round = 0; round < rounds; round++) seen.push(await watched(work))
  return {
    seconds: median(seen.map(({ seconds }) => seconds)),
    peakMiB: median(seen.map(({ peakMiB }) => peakMiB)),
    blockedMs: median(seen.map(({ blockedMs }) => blockedMs)),
  }
}

/**
 * Runs `work` and watches this process’s event loop and the resident memory of all its child processes. Needs /proc;
 * processes that live less than a few hundredths of a second are missed.
 */
async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, ...childrenOf(process.pid).map(residentBytes))
  }, LOOK_EVERY_MS)
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const begun = performance.now()
  const value = await work()
  const seconds = (performance.now() - begun) / 1000
  loop.disable()
  clearInterval(look)
  return { value, seconds, peakMiB: peak / 1_048_576, blockedMs: loop.max / 1e6 }
}

function childrenOf(pid: number): number[] {
  const own = readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    try {
      return readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').trim().split(' ').filter(Boolean).map(Number)
    } catch {
      return []
    }
  })
  return own.flatMap((child) => [child, ...childrenOf(child)])
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}

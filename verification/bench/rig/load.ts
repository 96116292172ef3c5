import { median } from '@soundings/core/statistics'
import { openConnection } from './http-connection.ts'

/** The result of one round: responses per second, and the latency of each in ms. */
export type Load = { perSecond: number; latencies: number[] }

export type NextRequest = (connection: number) => Buffer

/** Sends requests on this many connections for a while; every response must be a success. */
export async function load(origin: string, concurrency: number, seconds: number, next: NextRequest): Promise<Load> {
  const latencies: number[] = []
  const connections = await Promise.all(Array.from({ length: concurrency }, () => openConnection(origin)))
  const begun = performance.now()
  const until = begun + seconds * 1000
  await Promise.all(
    connections.map(async (connection, index) => {
      for (let now = performance.now(); now < until;) {
        const { status, body } = await connection.send(next(index))
        if (status >= 300) throw new Error(`${status}: ${body.toString()}`)
        const then = performance.now()
        latencies.push(then - now)
        now = then
      }
    }),
  )
  const elapsed = (performance.now() - begun) / 1000
  for (const connection of connections) connection[Symbol.dispose]()
  return { perSecond: latencies.length / elapsed, latencies }
}

/**
 * Measures several subjects in turns, round by round, so that other load on the machine affects all of them alike. The
 * first round warms up and does not count.
 * @returns the rounds of each subject
 */
export async function byTurns<T>(rounds: number, subjects: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const seen: T[][] = subjects.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, subject] of subjects.entries()) {
      const result = await subject()
      if (round > 0) seen[index]?.push(result)
    }
  }
  return seen
}

export function medianPerSecond(rounds: readonly Load[]): number {
  return median(rounds.map(({ perSecond }) => perSecond))
}

/**
 * The median, over the rounds, of this percentile of the latencies.
 * @param share 0 to 1
 */
export function latency(rounds: readonly Load[], share: number): number {
  return median(rounds.map(({ latencies }) => percentile(latencies, share)))
}

/**
 * The smallest value that is not exceeded by this share of all values.
 * @param share 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
}

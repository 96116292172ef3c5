import { median } from '@soundings/core/statistics'
import { openConnection } from './http-connection.ts'

/** What one round saw: answers a second, and how long each took in ms. */
export type Load = { perSecond: number; latencies: number[] }

/** The request that a connection sends next. */
export type NextRequest = (connection: number) => Buffer

/** Keeps so many connections busy for a while; every answer must be a success. */
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
 * Measures several subjects by turns, round after round, so that what else the machine does meets all of them alike.
 * The first round warms up and is not counted.
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

/** The middle, over the rounds, of this share of the latencies. @param share 0 to 1 */
export function latency(rounds: readonly Load[], share: number): number {
  return median(rounds.map(({ latencies }) => percentile(latencies, share)))
}

/** The smallest value that so large a share of all values does not exceed. @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
}

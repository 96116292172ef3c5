import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer, type Server } from '../e2e/fixtures/server.ts'

const PROBE = new URL('./event-loop-probe.ts', import.meta.url).href
const LOOK_EVERY_MS = 20
const MIB = 1_048_576

/** The cost of a piece of work: the longest block of the event loop in ms, and the peak memory in MiB. */
export type Watched = { seconds: number; longest: number; serverMib: number; childMib: number }

export type WatchedServer = AsyncDisposable & {
  server: Server
  /** Watches the server and its child processes during a piece of work. */
  watch(work: () => Promise<unknown>): Promise<Watched>
}

/** The real server, with a probe in its event loop. */
export function startWatchedServer(): Promise<WatchedServer> {
  return watchServer(startServer)
}

export async function watchServer(
  start: (environment: Readonly<Record<string, string>>) => Promise<Server>,
): Promise<WatchedServer> {
  const server = await start({ NODE_OPTIONS: `--import=${PROBE}` })
  const reports = () => [...server.log().matchAll(/^event-loop-probe (.*)$/gm)].map(([, json]) => parse(json))
  const pid = reports()[0]?.pid ?? 0
  /** @returns the longest block of the event loop since the last call */
  const ask = async () => {
    const before = reports().length
    if (server.ended() !== null) throw new Error('The server has ended.')
    process.kill(pid, 'SIGUSR2')
    while (reports().length === before) {
      if (server.ended() !== null) throw new Error('The server has ended.')
      await pause(LOOK_EVERY_MS)
    }
    return reports().at(-1)?.longest ?? 0
  }
  return {
    server,
    async watch(work) {
      await ask()
      const watched = { seconds: 0, longest: 0, serverMib: 0, childMib: 0 }
      const look = setInterval(() => {
        watched.serverMib = Math.max(watched.serverMib, mibOf(pid, 'VmRSS'))
        for (const child of childrenOf(pid)) watched.childMib = Math.max(watched.childMib, mibOf(child, 'VmHWM'))
      }, LOOK_EVERY_MS)
      const start = performance.now()
      try {
        await work()
      } finally {
        clearInterval(look)
      }
      watched.seconds = (performance.now() - start) / 1000
      watched.longest = await ask()
      return watched
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

function parse(json: string | undefined): { pid: number; longest: number } {
  return JSON.parse(json ?? '{}') as { pid: number; longest: number }
}

function childrenOf(pid: number): number[] {
  // A server that has ended has no children. `ask` reports its end after the work.
  if (!existsSync(`/proc/${pid}/task`)) return []
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => listed(`/proc/${pid}/task/${task}/children`))
}

/** Processes and threads may exit while they are being read. */
function listed(file: string): number[] {
  return contentOf(file).split(' ').filter(Boolean).map(Number)
}

function mibOf(pid: number, field: string): number {
  const kib = new RegExp(`${field}:\\s+(\\d+)`).exec(contentOf(`/proc/${pid}/status`))?.[1]
  return (Number(kib ?? 0) * 1_024) / MIB
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN_FOLDER = '/usr/lib/postgresql'
/** Few connections, so that the proof can occupy all of them. */
const MAX_CONNECTIONS = 20
/** The range of ports, above those that systems assign automatically. */
const PORTS = [61_000, 65_000] as const

/** A PostgreSQL server for this proof alone, which it may disturb. */
export type Cluster = AsyncDisposable & {
  readonly url: string
  readonly maxConnections: number
  /** Stops it as `kill` would, and starts it again after a while. */
  restart(downMs: number): Promise<void>
  /** Suspends all its processes for a while. */
  freeze(ms: number): Promise<void>
}

/** Creates and starts a cluster in a temporary folder, as another user when this one is root. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-cluster-'))
  const data = join(folder, 'data')
  const port = randomInt(...PORTS)
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await run('chown', ['postgres', folder])
    await chmod(folder, 0o700)
  }
  const bin = binaries()
  const command = (name: string, args: readonly string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, name), ...args], { cwd: '/' })
      : run(join(bin, name), [...args], { cwd: '/' })
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=${MAX_CONNECTIONS}`
  const start = () => command('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const stop = () => command('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
  await command('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'])
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    maxConnections: MAX_CONNECTIONS,
    async restart(downMs) {
      await stop()
      await new Promise((resolve) => setTimeout(resolve, downMs))
      await start()
    },
    async freeze(ms) {
      const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      const all = [Number(first), ...(await childrenOf(Number(first)))]
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, ms))
      for (const pid of all) process.kill(pid, 'SIGCONT')
    },
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function binaries(): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest === undefined) throw new Error(`This proof needs the programs of PostgreSQL in ${DEBIAN_FOLDER}.`)
  return join(DEBIAN_FOLDER, newest, 'bin')
}

async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.split(' ').filter(Boolean).map(Number)
}

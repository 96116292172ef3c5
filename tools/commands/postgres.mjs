// Checks whether the tests’ PostgreSQL answers. In CI it must, and its local cluster is started if it is down.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { fail } from './setup.mjs'

const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/postgres'
const CLUSTERS = '/etc/postgresql'

/** The URL of PostgreSQL; null when it doesn't answer and isn't required. */
export async function findPostgres({ required }) {
  const url = process.env.TEST_POSTGRES_URL ?? DEFAULT_URL
  const { hostname, port } = new URL(url)
  if (await answers(hostname, Number(port || 5432))) return url
  if (required && existsSync(CLUSTERS)) {
    for (const version of readdirSync(CLUSTERS)) {
      spawnSync('pg_ctlcluster', ['--skip-systemctl-redirect', version, 'main', 'start'], { stdio: 'inherit' })
    }
    for (let attempt = 0; attempt < 20; attempt++) {
      if (await answers(hostname, Number(port || 5432))) return url
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  const sentence = `Couldn’t reach PostgreSQL at ${hostname}:${port || 5432}.`
  if (required) return fail(`${sentence} It is required here: start it, or set TEST_POSTGRES_URL.`)
  process.stdout.write(`${sentence} The tests use only the embedded database.\n`)
  return null
}

function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const done = (result) => {
      socket.destroy()
      resolve(result)
    }
    socket.on('connect', () => done(true))
    socket.on('timeout', () => done(false))
    socket.on('error', () => done(false))
  })
}

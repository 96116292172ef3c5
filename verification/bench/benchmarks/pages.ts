import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { median } from '@soundings/core/statistics'
import { request } from 'playwright'
import { apiOf } from '../../e2e/fixtures/api.ts'
import { startServer } from '../../e2e/fixtures/server.ts'
import { CHROMIUM } from '../rig/chromium.ts'
import type { Line } from '../table.ts'

const LIGHTHOUSE = resolve(import.meta.dirname, '../lighthouse')
const DIST = resolve(import.meta.dirname, '../../../apps/web/dist')
const ROUNDS = 3
const ROUTES = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'login', path: '/login', signedIn: false },
  { name: 'journal', path: '/journal', signedIn: true },
  { name: 'echos', path: '/echos', signedIn: true },
  { name: 'insights', path: '/insights', signedIn: true },
] as const

const PERFORMANCE = 95
const WHOLE = 100
const LCP_S = 2
const FIRST_VIEW_KB = 150

type Cookie = { name: string; value: string }

type Seen = {
  url: string
  performance: number
  accessibility: number
  bestPractices: number
  failed: string[]
  lcpMs: number
  blockedMs: number
  /** Script and style loaded with the first view. */
  paths: string[]
}

/**
 * @returns Lighthouse’s result for a phone, per route: scores, size of the first view in bytes, LCP and blocking time
 */
export async function measure(): Promise<Line[]> {
  if (!existsSync(join(LIGHTHOUSE, 'node_modules'))) {
    spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: LIGHTHOUSE, stdio: 'inherit' })
  }
  await using server = await startServer()
  const cookies = await demoCookies(server.origin)
  const pages = ROUTES.map(({ path, signedIn }) => ({
    url: `${server.origin}${path}`,
    cookies: signedIn ? cookies : [],
  }))
  const rounds: Seen[][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await lighthouse(pages))
  return ROUTES.flatMap(({ name, path }, index) => {
    const seen = rounds.flatMap((round) => round[index] ?? [])
    const elsewhere = seen.find(({ url }) => new URL(url).pathname !== path)
    if (elsewhere) throw new Error(`${path} led to ${elsewhere.url}.`)
    return linesOf(name, seen)
  })
}

function linesOf(name: string, seen: readonly Seen[]): Line[] {
  const middle = (figure: keyof Omit<Seen, 'url' | 'failed' | 'paths'>) => median(seen.map((each) => each[figure]))
  const failed = [...new Set(seen.flatMap((each) => each.failed))].join(', ')
  const score = (measure: string, figure: number, least: number): Line => ({
    measure: `${name}, ${measure}${figure < least && failed ? ` (${failed})` : ''}`,
    figure,
    unit: 'of 100',
    floor: least,
    ratioMin: 1,
  })
  return [
    score('performance', middle('performance'), PERFORMANCE),
    score('accessibility', middle('accessibility'), WHOLE),
    score('best practices', middle('bestPractices'), WHOLE),
    {
      measure: `${name}, script and style`,
      figure: median(seen.map(({ paths }) => gzippedKb(paths))),
      unit: 'kB',
      limit: FIRST_VIEW_KB,
    },
    { measure: `${name}, LCP throttled`, figure: middle('lcpMs') / 1000, unit: 's', limit: LCP_S },
    { measure: `${name}, blocked`, figure: middle('blockedMs'), unit: 'ms', told: '' },
  ]
}

/** The gzipped size of the files, without response headers. */
function gzippedKb(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length, 0) / 1024
}

async function demoCookies(origin: string): Promise<Cookie[]> {
  const client = await request.newContext()
  const api = apiOf(client, origin)
  await api.get(pathOf(endpoints.auth.status))
  await api.post(pathOf(endpoints.auth.devLogin), { email: 'demo@soundings.test', token: 'demo' })
  const { cookies } = await client.storageState()
  await client.dispose()
  return cookies.map(({ name, value }) => ({ name, value }))
}

async function lighthouse(pages: readonly { url: string; cookies: readonly Cookie[] }[]): Promise<Seen[]> {
  const child = spawn(
    process.execPath,
    [join(LIGHTHOUSE, 'run.mjs'), JSON.stringify({ chromePath: CHROMIUM, pages })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const seen: Seen[] = []
  for await (const line of createInterface(child.stdout)) seen.push(JSON.parse(line) as Seen)
  if (seen.length < pages.length) throw new Error('Lighthouse did not look at every page.')
  return seen
}

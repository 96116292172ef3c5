import { readFileSync } from 'node:fs'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/port.ts'
import type { Readiness } from './readiness.ts'
import { seldom } from './seldom.ts'
import { together, type Watcher } from './watcher.ts'

const TOLD_ONCE_IN_MS = 60_000

/** @property reportTo says who is told that spans could not be delivered: once a minute at most, by name and code */
export type Watch = AsyncDisposable & {
  watcher: Watcher
  reportTo(report: (trouble: { name: string; code: unknown }) => void): void
}

/** Starts what the configuration asks for; null, and nothing loaded, when it asks for nothing. */
export async function startWatch(
  { settings, secrets }: Config,
  deps: { db: Db; analyst: Analyst; readiness: Readiness },
): Promise<Watch | null> {
  const { metricsPort: port, host, otlpEndpoint: endpoint, trustTraceparent: trustsCallers } = settings
  if (port === null && endpoint === null) return null
  const version = ownVersion()
  let report: Parameters<Watch['reportTo']>[0] = () => undefined
  const onFailure = seldom(TOLD_ONCE_IN_MS, (error: (Error & { code?: unknown }) | undefined) =>
    report({ name: error?.name ?? 'Error', code: error?.code }),
  )
  const watchers: Watcher[] = []
  await using opened = new AsyncDisposableStack()
  if (endpoint !== null) {
    const { startTracing } = await import('./tracing.ts')
    const headers = secrets.otlpHeaders
    const tracing = opened.use(startTracing({ endpoint, headers, version, trustsCallers, onFailure }))
    watchers.push(tracing.watcher)
  }
  if (port !== null) {
    const [{ startMetrics }, { serveMetrics }] = await Promise.all([
      import('./metrics.ts'),
      import('./serve-metrics.ts'),
    ])
    const metrics = startMetrics({ ...deps, version })
    opened.use(await serveMetrics(metrics, { host, port }))
    watchers.push(metrics.watcher)
  }
  const kept = opened.move()
  return {
    watcher: together(watchers),
    reportTo(next) {
      report = next
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function ownVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

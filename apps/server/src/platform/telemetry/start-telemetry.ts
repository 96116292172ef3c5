import { readFileSync } from 'node:fs'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { Readiness } from './readiness.ts'
import { throttle } from '#server/platform/throttle.ts'
import { together, type Telemetry } from './telemetry.ts'

const REPORT_EVERY_MS = 60_000

/** @property reportTo receives failed span deliveries, by name and code, at most once a minute */
export type StartedTelemetry = AsyncDisposable & {
  telemetry: Telemetry
  reportTo(report: (trouble: { name: string; code: unknown }) => void): void
}

/** Starts the configured telemetry; null, and nothing loaded, if none is configured. */
export async function startTelemetry(
  { settings, secrets }: Config,
  deps: { db: Db; analyst: Analyst; readiness: Readiness },
): Promise<StartedTelemetry | null> {
  const { metricsPort: port, host, otlpEndpoint: endpoint, trustTraceparent: trustsCallers } = settings
  if (port === null && endpoint === null) return null
  const version = ownVersion()
  let report: Parameters<StartedTelemetry['reportTo']>[0] = () => undefined
  const onFailure = throttle(REPORT_EVERY_MS, (error: (Error & { code?: unknown }) | undefined) =>
    report({ name: error?.name ?? 'Error', code: error?.code }),
  )
  const sinks: Telemetry[] = []
  await using opened = new AsyncDisposableStack()
  if (endpoint !== null) {
    const { startTracing } = await import('./tracing.ts')
    const headers = secrets.otlpHeaders
    const tracing = opened.use(startTracing({ endpoint, headers, version, trustsCallers, onFailure }))
    sinks.push(tracing.telemetry)
  }
  if (port !== null) {
    const [{ startMetrics }, { serveMetrics }] = await Promise.all([
      import('./metrics.ts'),
      import('./serve-metrics.ts'),
    ])
    const metrics = startMetrics({ ...deps, version })
    opened.use(await serveMetrics(metrics, { host, port }))
    sinks.push(metrics.telemetry)
  }
  const kept = opened.move()
  return {
    telemetry: together(sinks),
    reportTo(next) {
      report = next
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function ownVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

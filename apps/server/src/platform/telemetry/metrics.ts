import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Analyst } from '#server/platform/analysis/pool.ts'
import type { Db } from '#server/platform/db/port.ts'
import type { Readiness } from './readiness.ts'
import type { Telemetry } from './telemetry.ts'

/** Upper bounds of the buckets, in seconds: from a file of the page to an archive with many photographs. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600]
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30]
const JOB_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30]

export type Metrics = { telemetry: Telemetry; contentType: string; page(): Promise<string> }

/** Metrics of this process in the Prometheus format. Labels come from fixed lists: patterns, kinds and classes. */
export function startMetrics(deps: { db: Db; analyst: Analyst; readiness: Readiness; version: string }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerState(registry, deps)
  return { telemetry: telemetryOf(registry), contentType: registry.contentType, page: () => registry.metrics() }
}

/** Values that are read when the metrics are requested. */
function registerState(
  registry: Registry,
  { db, analyst, readiness, version }: Parameters<typeof startMetrics>[0],
): void {
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await value())
      },
    })
  gauge('analysis_jobs_waiting', 'Jobs waiting for a worker thread', () => analyst.waiting())
  if (db.connections) {
    const connections = db.connections.bind(db)
    gauge('database_connections_open', 'Open connections to PostgreSQL', () => connections().open)
    gauge('database_connections_idle', 'Idle connections to PostgreSQL', () => connections().idle)
    gauge('database_connections_waiting', 'Statements waiting for a connection', () => connections().waiting)
  }
  // After the connection counts: the check uses a connection itself.
  gauge('database_ready', '1 if the database answers, otherwise 0', async () =>
    Number(await readiness.databaseAnswers()),
  )
  new Gauge({
    name: 'soundings_build_info',
    help: 'Always 1; the labels name the version, Node.js and the database',
    labelNames: ['version', 'node', 'database'],
    registers: [registry],
  }).set({ version, node: process.version, database: db.kind }, 1)
}

function telemetryOf(registry: Registry): Telemetry {
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time for statements and whole transactions, including the wait for a connection',
    labelNames: ['operation', 'outcome'],
    buckets: STATEMENT_SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'analysis_job_duration_seconds',
    help: 'Time for text analysis, including the wait for a worker thread',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const reminders = new Counter({
    name: 'reminders_sent_total',
    help: 'Reminders sent by this process',
    labelNames: ['way'],
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests in progress', registers })
  const uploads = new Gauge({ name: 'http_uploads_in_flight', help: 'File uploads in progress', registers })
  return {
    request({ method, route, isUpload }) {
      const stop = requests.startTimer({ method, route })
      inFlight.inc()
      if (isUpload) uploads.inc()
      return {
        within: (next) => next(),
        end(status) {
          stop({ status: status === null ? 'aborted' : `${Math.floor(status / 100)}xx` })
          inFlight.dec()
          if (isUpload) uploads.dec()
        },
      }
    },
    statement: ({ operation }, work) => timed(statements.startTimer({ operation }), work),
    reminders: (way, sent) => reminders.inc({ way }, sent),
    job: (job, work) => timed(jobs.startTimer({ job }), work),
  }
}

async function timed<T>(stop: (labels: { outcome: string }) => void, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    stop({ outcome: 'done' })
    return result
  } catch (error) {
    stop({ outcome: 'failed' })
    throw error
  }
}

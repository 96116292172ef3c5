import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Analyst } from '#server/analysis/pool.ts'
import type { Db } from '#server/db/port.ts'
import type { Readiness } from './readiness.ts'
import type { Watcher } from './watcher.ts'

/** Upper ends in s: from a file of the page to an archive of many photographs. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120, 600]
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30]
const JOB_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30]

export type Metrics = { watcher: Watcher; contentType: string; page(): Promise<string> }

/** Numbers about this process in the form of Prometheus. Labels come from fixed lists: patterns, kinds and classes. */
export function startMetrics(deps: { db: Db; analyst: Analyst; readiness: Readiness; version: string }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerState(registry, deps)
  return { watcher: watcherOf(registry), contentType: registry.contentType, page: () => registry.metrics() }
}

/** What is looked at when somebody asks for the numbers. */
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
  gauge('analysis_jobs_waiting', 'Jobs that wait for a worker thread', () => analyst.waiting())
  if (db.connections) {
    const connections = db.connections.bind(db)
    gauge('database_connections_open', 'Open connections to PostgreSQL', () => connections().open)
    gauge('database_connections_idle', 'Open connections that nobody uses', () => connections().idle)
    gauge('database_connections_waiting', 'Statements that wait for a connection', () => connections().waiting)
  }
  // After the connections: the question takes one.
  gauge('database_ready', '1 when the database answers, else 0', async () => Number(await readiness.databaseAnswers()))
  new Gauge({
    name: 'soundings_build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'node', 'database'],
    registers: [registry],
  }).set({ version, node: process.version, database: db.kind }, 1)
}

function watcherOf(registry: Registry): Watcher {
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Statements and whole transactions, with the wait for a connection',
    labelNames: ['operation', 'outcome'],
    buckets: STATEMENT_SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'analysis_job_duration_seconds',
    help: 'Analyses of texts, with the wait for a worker thread',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests under way', registers })
  const uploads = new Gauge({ name: 'http_uploads_in_flight', help: 'Requests under way that bring files', registers })
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

/** The data of a request that telemetry may use: no account, and the route pattern instead of the URL. */
export type ObservedRequest = {
  method: string
  /** The pattern of the route, never the URL. */
  route: string
  isUpload: boolean
  /** The header with which a proxy names the trace of the request. */
  traceparent: string | undefined
}

export type RequestObservation = {
  /** Runs the request's handler, so that its statements and jobs are attributed to it. */
  within(next: () => void): void
  /** @param status null when the client disconnected before the answer was sent */
  end(status: number | null): void
}

/** A statement by its names, without its text and values. */
export type ObservedStatement = { operation: string; table: string | null }

/** Metrics or tracing. It must never slow a request down or make one fail. */
export type Telemetry = {
  request(request: ObservedRequest): RequestObservation
  statement<T>(statement: ObservedStatement, work: () => Promise<T>): Promise<T>
  job<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Counts sent reminders. @param way `email` or `device` */
  reminders(way: string, sent: number): void
}

/** Combines metrics and tracing. */
export function together(sinks: readonly Telemetry[]): Telemetry {
  return {
    request(request) {
      const observations = sinks.map((sink) => sink.request(request))
      return {
        within: (next) => observations.reduce((inner, observation) => () => observation.within(inner), next)(),
        end: (status) => observations.forEach((observation) => observation.end(status)),
      }
    },
    statement: (statement, work) => sinks.reduce((inner, sink) => () => sink.statement(statement, inner), work)(),
    reminders: (way, sent) => sinks.forEach((sink) => sink.reminders(way, sent)),
    job: (name, work) => sinks.reduce((inner, sink) => () => sink.job(name, inner), work)(),
  }
}

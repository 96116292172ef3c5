/** A request as watchers see it: nothing of who asks, and of what is asked only the pattern. */
export type WatchedRequest = {
  method: string
  /** Pattern of the route, never the address. */
  route: string
  isUpload: boolean
  /** The header by which a proxy tells to which trace the request belongs. */
  traceparent: string | undefined
}

export type RequestWatch = {
  /** Runs what the request does, so that its statements and jobs are known to be its own. */
  within(next: () => void): void
  /** @param status null when the caller hung up before the answer was out */
  end(status: number | null): void
}

/** A statement by its names. Its text and values stay inside. */
export type WatchedStatement = { operation: string; table: string | null }

/** Somebody who looks on while the server works, and must never hold it up or make it fail. */
export type Watcher = {
  request(request: WatchedRequest): RequestWatch
  statement<T>(statement: WatchedStatement, work: () => Promise<T>): Promise<T>
  job<T>(name: string, work: () => Promise<T>): Promise<T>
}

/** Several watchers as one. */
export function together(watchers: readonly Watcher[]): Watcher {
  return {
    request(request) {
      const watches = watchers.map((watcher) => watcher.request(request))
      return {
        within: (next) => watches.reduce((inner, watch) => () => watch.within(inner), next)(),
        end: (status) => watches.forEach((watch) => watch.end(status)),
      }
    },
    statement: (statement, work) =>
      watchers.reduce((inner, watcher) => () => watcher.statement(statement, inner), work)(),
    job: (name, work) => watchers.reduce((inner, watcher) => () => watcher.job(name, inner), work)(),
  }
}

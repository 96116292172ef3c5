/** The controls of long work: a signal that the client has disconnected, and a function to report progress (0 to 1). */
export type LongWork = { signal: AbortSignal; onProgress: (fraction: number) => void }

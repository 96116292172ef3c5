/** The messages of a job's process: its progress, then its result once. */
export type JobAnswer = { progress: number } | { result: unknown } | { failure: string }

/**
 * Makes this process the worker of an `isolatedProcess`.
 * @param run does one job; an error is reported only by its name, because its message may quote content
 */
export function serveJobs<Task, Result>(
  run: (task: Task, onProgress: (fraction: number) => void) => Promise<Result>,
): void {
  const tell = (answer: JobAnswer) => void process.send?.(answer)
  process.on('message', ({ task }: { task: Task }) => {
    run(task, (progress) => tell({ progress })).then(
      (result) => tell({ result }),
      (error: unknown) => tell({ failure: failureName(error) }),
    )
  })
  // The parent process is gone.
  process.on('disconnect', () => process.exit())
}

function failureName(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}

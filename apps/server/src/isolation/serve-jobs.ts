/** What a job's process says: how far it is, then once what came of it. */
export type JobAnswer = { progress: number } | { result: unknown } | { failure: string }

/**
 * Makes this process the worker of an `isolatedProcess`.
 * @param run does one job; what it throws is told by the error's name alone, because its message may quote content
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
  // Nobody is left to work for.
  process.on('disconnect', () => process.exit())
}

function failureName(error: unknown): string {
  return error instanceof Error ? error.name : 'Error'
}

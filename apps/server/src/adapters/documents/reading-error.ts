/** The reason why no text was read from a file. */
export type ReadingProblem = 'empty' | 'unsupported' | 'unreadable' | 'encrypted' | 'without-text' | 'too-complex'

/** A file that cannot be read, for a reason that the user can be told. */
export class ReadingError extends Error {
  override name = 'ReadingError'
  readonly problem: ReadingProblem

  constructor(problem: ReadingProblem, options?: { cause: unknown }) {
    super(problem, options)
    this.problem = problem
  }
}

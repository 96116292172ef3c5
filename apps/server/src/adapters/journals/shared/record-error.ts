import { journalProblem, type JournalProblem, type Place, type ProblemKind } from '../journal-record.ts'

/** A record that can’t be imported. The message contains no content. */
export class RecordError extends Error {
  override name = 'RecordError'
  readonly problem: ProblemKind

  constructor(problem: ProblemKind) {
    super(problem)
    this.problem = problem
  }

  /** The problem as an item of the file. */
  at(place: Place): JournalProblem {
    return journalProblem(place, this.problem)
  }
}

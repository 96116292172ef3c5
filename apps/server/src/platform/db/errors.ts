/**
 * An error of the database, without parameters, row values or the statement: the errors of drivers contain all three,
 * and a log line would then contain journal text.
 */
export class DbError extends Error {
  override readonly name: string = 'DbError'
  /** SQLSTATE, or '' when the server did not answer with one. */
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/** A unique constraint refused the write. */
export class DbConflictError extends DbError {
  override readonly name = 'DbConflictError'
  readonly constraint: string

  constructor(constraint: string) {
    super(`The write was refused by the unique constraint ${constraint}.`, '23505')
    this.constraint = constraint
  }
}

/** A check, not-null, foreign key or exclusion constraint refused the write. */
export class DbConstraintError extends DbError {
  override readonly name = 'DbConstraintError'
  readonly constraint: string

  constructor(constraint: string, code: string) {
    super(`The write was refused by the constraint ${constraint}.`, code)
    this.constraint = constraint
  }
}

/** The server is unreachable, or the connection was lost. Nothing was written. */
export class DbUnavailableError extends DbError {
  override readonly name = 'DbUnavailableError'
}

/** The connection was lost during a commit: it may have happened or not. Check before you repeat it. */
export class DbUnknownOutcomeError extends DbError {
  override readonly name = 'DbUnknownOutcomeError'
}

/** The database did not answer in time while other statements were waiting for it, too. Nothing was written. */
export class DbTooSlowError extends DbError {
  override readonly name = 'DbTooSlowError'

  constructor() {
    super('The database did not answer in time. Nothing was written.', STATEMENT_ENDED)
  }
}

/** SQLSTATE of a statement that timed out or was canceled. */
export const STATEMENT_ENDED = '57014'

/** A caller used the database port incorrectly. */
export class DbUsageError extends DbError {
  override readonly name = 'DbUsageError'
}

/** The stored data differs from what the database wrote: pages or indexes on the disk were changed. */
export class DbDamagedError extends DbError {
  override readonly name = 'DbDamagedError'

  /**
   * @param place the folder of an embedded database, or null for PostgreSQL
   * @param reason the database's message about it
   */
  constructor(place: string | null, reason: string, code = '') {
    const whatToDo = place
      ? 'Move it away, keep secret.key, and restore the latest backup'
      : 'Restore the latest backup'
    super(`The database${place ? ` in ${place}` : ''} is damaged. ${whatToDo}. (${reason})`, code)
  }
}

/** There is no disk space for the write. Nothing of it was stored. */
export class DbFullError extends DbError {
  override readonly name = 'DbFullError'
}

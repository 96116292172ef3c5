import {
  DbConflictError,
  DbConstraintError,
  DbDamagedError,
  DbError,
  DbFullError,
  DbUnavailableError,
  DbUnknownOutcomeError,
  STATEMENT_ENDED,
} from './errors.ts'

/** Classes of SQLSTATE whose messages name objects and settings, never values of rows or parameters. */
const CLASSES_WITH_HARMLESS_MESSAGES = new Set(['08', '0A', '25', '28', '3D', '40', '42', '53', '55', '57', '58'])
const UNIQUE_VIOLATION = '23505'
const CONSTRAINT_VIOLATION_CLASS = '23'
const READ_ONLY = '25006'
const DISK_FULL = '53100'
/** Data or an index that differs from what the database wrote. */
const DAMAGED = new Set(['XX001', 'XX002'])
const SQLSTATE = /^[0-9A-Z]{5}$/
/** The driver's messages when it refuses to send on a connection that it knows to be closed. */
const NOT_SENT = /is not queryable$/

type DriverError = { code?: unknown; message?: unknown; constraint?: unknown; column?: unknown }

/** The one place that translates driver errors: only code, constraint and harmless messages pass. */
export function translateError(error: unknown): DbError {
  if (error instanceof DbError) return error
  const { code, message, constraint, column } = (error ?? {}) as DriverError
  const text = typeof message === 'string' ? message : ''
  if (typeof code !== 'string' || !SQLSTATE.test(code)) {
    // Node's codes are words (ECONNRESET); for some losses the driver has a message and no code.
    return NOT_SENT.test(text) ? new DbUnavailableError('The connection to the database is closed.') : unknownOutcome()
  }
  if (isConnectionLost(code)) return unknownOutcome()
  // On a cluster a worker may still execute a statement that this node no longer waits for.
  if (code === STATEMENT_ENDED) return new DbUnknownOutcomeError('The database did not answer in time.', code)
  if (code === DISK_FULL) return new DbFullError('The disk of the database is full. Free up space on it.', code)
  if (DAMAGED.has(code)) return new DbDamagedError(null, code, code)
  if (isOutOfResources(code))
    return new DbUnavailableError(`The database does not accept this statement now (${code}).`)
  if (!code.startsWith(CONSTRAINT_VIOLATION_CLASS)) {
    const harmless = CLASSES_WITH_HARMLESS_MESSAGES.has(code.slice(0, 2))
    return new DbError(`The database refused the statement (${code})${harmless ? `: ${text}` : '.'}`, code)
  }
  const name = constraintName(text, { constraint, column })
  return code === UNIQUE_VIOLATION ? new DbConflictError(name) : new DbConstraintError(name, code)
}

/** Citus names the constraint only in the message, after the shard: `avatars_account_id_fkey_102243`. */
const NAMED = /constraint "([^"]+?)(?:_\d{5,})?"/
const NULL_IN_COLUMN = /null value in column "([^"]+)"/

function constraintName(message: string, { constraint, column }: DriverError): string {
  if (typeof constraint === 'string') return constraint
  const named = NAMED.exec(message)?.[1]
  if (named !== undefined) return named
  return `not null ${typeof column === 'string' ? column : (NULL_IN_COLUMN.exec(message)?.[1] ?? '')}`.trim()
}

/** Class 08, and the server's shutdowns and "still starting" (57P01 to 57P05). */
function isConnectionLost(code: string): boolean {
  return code.startsWith('08') || /^57P0[1-5]$/.test(code)
}

/** Class 53 (disk, memory or connections used up) and a database that is read-only, such as a standby. */
function isOutOfResources(code: string): boolean {
  return code.startsWith('53') || code === READ_ONLY
}

function unknownOutcome(): DbUnknownOutcomeError {
  return new DbUnknownOutcomeError('The connection was lost before the database answered: the write may have happened.')
}

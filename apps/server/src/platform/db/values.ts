import { types, type CustomTypesConfig } from 'pg'
import { bytesOf } from '#server/platform/bytes.ts'
import { DbUsageError } from './errors.ts'

type TypeId = Parameters<typeof types.getTypeParser>[0]

const BYTEA = 17
const INT8 = 20
const TEXT_ARRAY = 1009
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182
const NUMERIC_ARRAY = 1231
const NUMERIC = 1700
const TIMESTAMPTZ = 1184

const parseTimestamp: (text: string) => unknown = types.getTypeParser(TIMESTAMPTZ as TypeId)
/** The database's format for timestamps AD: both adapters set the time zone to UTC. */
const UTC_TIMESTAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/
const asDate = (text: string) =>
  UTC_TIMESTAMP.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseTimestamp(text)
const asText = (text: string) => text
const asNumbers = (text: string) => textArray(text).map((item) => (item === null ? null : Number(item)))
const textArray: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY as TypeId)

/** The driver's own parsers return int8 and numeric as a string, and a date as midnight of the server's time zone. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [BYTEA, bytesOf],
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, asText],
  [TIMESTAMPTZ, asDate],
  [INT8_ARRAY, asNumbers],
  [NUMERIC_ARRAY, asNumbers],
  [DATE_ARRAY, textArray],
])

/** Type parsers of both adapters, in the driver's format. */
export const rowTypes: CustomTypesConfig = {
  getTypeParser: (id: TypeId) => PARSERS.get(id) ?? types.getTypeParser(id),
}

/**
 * Parameters in the driver's format. A Date is sent as UTC, because the driver's own format drops the seconds of
 * historic offsets; undefined is refused, because the driver would store NULL for a forgotten field.
 */
export function toParams(params: readonly unknown[]): unknown[] {
  return params.map((value, index) => {
    if (value === undefined) throw new DbUsageError(`Parameter $${index + 1} is undefined. Pass null for no value.`)
    return toParam(value)
  })
}

function toParam(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.map(toParam) : value
}

import fc, { type Arbitrary } from 'fast-check'
import { almost, hostileValue, valueOf } from './arbitrary-values.ts'
import type { Operation, Schema } from './operations.ts'

const LEVELS = 100_000
const DEEPEST = `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`

export type HostileRequest = {
  method: string
  /** A path with `{id}` in place of each id that the caller knows. */
  path: string
  /** The index of a known id; a string is inserted as it is. */
  id: number | string
  body: string | undefined
  headers: Record<string, string>
}

/** A request to one route: mostly as its contract describes, more or less damaged. */
export function requestTo(operation: Operation, named: Readonly<Record<string, Schema>>): Arbitrary<HostileRequest> {
  return fc
    .record({
      query: queryOf(operation, named),
      id: fc.oneof(
        { weight: 3, arbitrary: fc.nat() },
        { weight: 1, arbitrary: inAddress },
        { weight: 1, arbitrary: fc.uuid() },
      ),
      body: bodyFor(operation, named),
      headers: oddHeaders,
    })
    .map(({ query, id, body, headers }) => ({
      method: operation.method,
      path: `${operation.path}${query}`,
      id,
      body,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    }))
}

/** Values that can occur in a URL at all. */
const inAddress = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
    fc.constantFrom('..', '%2e%2e%2f', 'null', '-1', 'a'.repeat(3_000)),
  )
  .map((text) => encodeURIComponent(text.toWellFormed()))

function queryOf({ query }: Operation, named: Readonly<Record<string, Schema>>): Arbitrary<string> {
  const fields = Object.entries(query).map(([name, schema]) => {
    const value = fc.oneof({ weight: 3, arbitrary: valueOf(schema, named) }, { weight: 2, arbitrary: hostileValue })
    return [name, value] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] }).map((given) => {
    const pairs = Object.entries(given).map(([name, value]) => [name, asText(value).slice(0, 4_000).toWellFormed()])
    return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
  })
}

function bodyFor({ method, body }: Operation, named: Readonly<Record<string, Schema>>): Arbitrary<string | undefined> {
  // Browsers do not send a body with GET.
  if (method === 'GET') return fc.constant(undefined)
  return body ? bodyOf(body, named) : fc.constantFrom(undefined, undefined, undefined, '{}', '[1')
}

function bodyOf(schema: Schema, named: Readonly<Record<string, Schema>>): Arbitrary<string> {
  const json = (value: unknown) => JSON.stringify(value) ?? 'null'
  return fc.oneof(
    { weight: 5, arbitrary: valueOf(schema, named).map(json) },
    { weight: 5, arbitrary: almost(schema, named).map(json) },
    { weight: 2, arbitrary: hostileValue.map(json) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '{"a":1,"a":2}',
        '{"__proto__":{"tier":"premium"}}',
        '\uFEFF{}',
        '1e400',
        DEEPEST,
      ),
    },
  )
}

const oddHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-encoding': 'gzip' },
      { 'accept-encoding': 'gzip;q=nan' },
      { accept: 'application/x-ndjson' },
      { 'if-none-match': '*' },
      { range: 'bytes=0-,-1' },
      { 'idempotency-key': 'x'.repeat(300) },
      { 'idempotency-key': 'the same for all' },
      { 'x-forwarded-for': '1.1.1.1, %00' },
      { 'x-csrf-token': 'forged.token' },
      { origin: 'https://evil.example' },
    ),
  },
)

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './operations.ts'

const DEEP = 500
const LONG = 200_000
const MAX_ITEMS = 6
const REFERENCE = /^#\/components\/schemas\//

/** Texts that have broken programs: odd Unicode, syntax of other languages, very long ones. */
const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    '\uDFFF\uD800',
    '\u202E\u200F\uFEFF',
    "'; drop table entries; --",
    '<script>alert(1)</script>',
    '{{7*7}}${7*7}',
    '../../../../etc/passwd',
    '..\\..\\windows',
    '%00%2e%2e%2f',
    'http://169.254.169.254/',
    '\r\nSet-Cookie: a=b',
    '__proto__',
    'constructor',
    '=cmd|calc',
    'NaN',
    '1e999',
    '-0',
    '9'.repeat(400),
    'a'.repeat(LONG),
    '🌊'.repeat(5_000),
    'e\u0301'.repeat(5_000),
    '(a+)+$'.repeat(100),
  ),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 2_000 }),
)

const hostileNumber = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, 6, 1e21, -1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)

const deep: unknown = Array.from({ length: DEEP }).reduce<unknown>((inner) => [inner], 1)

/** A value that no field expects. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, [], {}, [[]], deep, { length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A value that the schema describes. */
export function valueOf(schema: Schema, named: Readonly<Record<string, Schema>>): Arbitrary<unknown> {
  const reference = schema.$ref?.replace(REFERENCE, '')
  if (reference !== undefined) return valueOf(named[reference] ?? {}, named)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, named)))
  if (schema.allOf) return valueOf(Object.assign({}, ...schema.allOf) as Schema, named)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, named)
  if (type === 'array') {
    const { minItems = 0, maxItems = MAX_ITEMS } = schema
    return fc.array(valueOf(schema.items || {}, named), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
    })
  }
  if (type === 'integer' || type === 'number') return numberOf(schema, type)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return textOf(schema)
  return fc.jsonValue({ maxDepth: 2 })
}

/** A value that the schema describes, except for one place in it. */
export function almost(schema: Schema, named: Readonly<Record<string, Schema>>): Arbitrary<unknown> {
  return fc.tuple(valueOf(schema, named), fc.nat(), hostileValue, fc.boolean()).map(([value, place, odd, leaveOut]) => {
    if (typeof value !== 'object' || value === null) return odd
    const keys = Object.keys(value)
    const key = keys[place % (keys.length + 1)] ?? 'unexpected'
    const changed: Record<string, unknown> = { ...value, [key]: odd }
    if (leaveOut) delete changed[key]
    return changed
  })
}

function objectOf(schema: Schema, named: Readonly<Record<string, Schema>>): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field, named)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}

function numberOf({ minimum = -1_000, maximum = 1_000 }: Schema, type: 'integer' | 'number'): Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1)]
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true })
}

function textOf({ format, minLength = 0, maxLength = 300 }: Schema): Arbitrary<string> {
  const date = fc.date({ min: new Date('1900-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return date.map((moment) => moment.toISOString())
  if (format === 'date') return date.map((moment) => moment.toISOString().slice(0, 10))
  if (format === 'email') return fc.emailAddress()
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) })
}

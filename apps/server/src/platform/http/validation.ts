import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#server/errors.ts'

type Lists = ReadonlyMap<string, z.core.$ZodType>

/** With fewer items than this, all problems of a list are described at once, which takes almost no time. */
const LONG = 1_000

/**
 * The validator of requests. It collects every problem, which takes seconds for a list of a million wrong items; long
 * lists are therefore checked first, up to the first wrong one.
 */
export const requestValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route)
  const lists = listsOf(route.schema)
  return (data: unknown) => {
    const wrong = firstWrongItem(lists, data)
    if (wrong === null) return validate(data)
    return { error: new AppError('INVALID_INPUT', `“${wrong}” is not in the expected form.`) }
  }
}

/** The items of the lists directly inside a body. */
function listsOf(schema: unknown): Lists {
  if (!(schema instanceof z.ZodObject)) return new Map()
  return new Map(
    Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, field]) =>
      field instanceof z.ZodArray ? [[name, field.element]] : [],
    ),
  )
}

function firstWrongItem(lists: Lists, data: unknown): string | null {
  for (const [name, item] of lists) {
    const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
    if (!Array.isArray(list) || list.length < LONG) continue
    const index = list.findIndex((value) => !z.safeParse(item, value).success)
    if (index >= 0) return `${name}.${index}`
  }
  return null
}

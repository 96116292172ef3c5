import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Client } from '../client.ts'

/** The part of JSON Schema that the contract’s description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | false
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
}

/** One route and method, with the input that it declares. */
export type Operation = {
  method: string
  path: string
  query: Record<string, Schema>
  body: Schema | null
}

type Parameter = { name: string; in: string; schema?: Schema }
type Described = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } }
type Document = {
  paths: Record<string, Record<string, Described>>
  components?: { schemas?: Record<string, Schema> }
}

/** Every operation in the server’s own API description. */
export async function readOperations(
  client: Client,
): Promise<{ operations: Operation[]; named: Record<string, Schema> }> {
  const { paths, components } = await client.must<Document>('GET', pathOf(endpoints.health.description))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      query: Object.fromEntries(
        (described.parameters ?? [])
          .filter((one) => one.in === 'query')
          .map(({ name, schema }) => [name, schema ?? {}]),
      ),
      body: described.requestBody?.content['application/json']?.schema ?? null,
    })),
  )
  return { operations, named: components?.schemas ?? {} }
}

import type { AnswerOf, Endpoint, ParamsOf } from '@soundings/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { printedId } from '#server/platform/db/uuid.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

type Query<E> = E extends { query: infer Schema extends z.ZodType } ? z.output<Schema> : unknown
type Headers<E> = E extends { headers: infer Schema extends z.ZodType } ? z.output<Schema> : unknown
type Body<E> = E extends { body: infer Schema extends z.ZodType } ? z.output<Schema> : unknown

/** A request as parsed by its endpoint's schemas. */
type RequestOf<E extends Endpoint> = FastifyRequest<{
  Params: ParamsOf<E>
  Querystring: Query<E>
  Headers: Headers<E>
  Body: Body<E>
}>

/** A handler's result: the answer, or the reply if its bytes were already sent. */
type ReturnOf<E extends Endpoint> = E extends { answer: 'file' | 'spliced' }
  ? FastifyReply
  : AnswerOf<E> extends undefined
    ? void
    : AnswerOf<E>

type Handler<E extends Endpoint> = (request: RequestOf<E>, reply: FastifyReply) => Promise<ReturnOf<E>>

/** Options that concern only this server. */
type RouteOptions = {
  /** The largest body that the route accepts, in bytes, if it differs from the default. */
  bodyLimit?: number
  isHeavy?: boolean
  mostValues?: number
  /** For bodies that their reader validates. */
  validatorCompiler?: FastifySchemaCompiler<unknown>
}

/** Serves an endpoint of the contract: URL, access, schemas and status come from its row. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { isHeavy, mostValues, ...options }: RouteOptions = {},
): void {
  const status = successOf(endpoint)
  const register = (url: string, schema: FastifySchema) =>
    app.route({
      method: endpoint.method,
      url,
      schema,
      config: {
        endpoint,
        access: endpoint.access,
        ...(isHeavy === undefined ? {} : { isHeavy }),
        ...(mostValues === undefined ? {} : { mostValues }),
      },
      ...options,
      handler: async (request, reply) => {
        reply.code(status)
        const answer = await handler(request as RequestOf<E>, reply)
        return status === NO_CONTENT ? null : answer
      },
    })
  const schema = schemaOf(endpoint)
  register(endpoint.slash ? `${endpoint.path}/` : endpoint.path, schema)
  if (endpoint.slash) register(endpoint.path, { ...schema, hide: true })
}

const OK = 200
const NO_CONTENT = 204
const FIRST_REFUSAL = 400

function successOf({ response }: Endpoint): number {
  return (
    Object.keys(response)
      .map(Number)
      .find((status) => status < FIRST_REFUSAL) ?? OK
  )
}

function schemaOf({ path, query, headers, body, response }: Endpoint): FastifySchema {
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
  return {
    // An id may be any text: an unknown one is not found, whatever its format.
    ...(names.length > 0
      ? { params: z.object(Object.fromEntries(names.map((name) => [name, z.string().overwrite(printedId)]))) }
      : {}),
    ...(query ? { querystring: query } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
    ...(Object.keys(response).length > 0 ? { response } : {}),
  }
}

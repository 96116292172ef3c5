import type { z } from 'zod'

/** The beginning of every API endpoint’s path. */
export const API_PREFIX = '/api/'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint. `link`: the token in the URL is the permission, and neither a session nor the CSRF token is
 * checked. It must be harmless if someone else opens the URL.
 */
export type Access = 'anyone' | 'account' | 'link'

/** One endpoint: its method and path, its input, and its responses by status. */
export type Endpoint = {
  readonly method: Method
  /** The path, such as `/api/entries/:id`; a colon marks a parameter. */
  readonly path: string
  readonly access: Access
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** The body is a form with files in its field `file`. */
  readonly upload?: true
  /**
   * `progress`: a caller that accepts `application/x-ndjson` gets lines `{ progress }` and a last line
   * `{ status, body }`. `file`: bytes to save or to show. `spliced`: JSON that is joined from stored bytes. Without a
   * kind the answer is plain JSON.
   */
  readonly answer?: 'progress' | 'file' | 'spliced'
  /** The path ends in a slash in the API description, and works with and without it. */
  readonly slash?: true
  /**
   * The body of each status. There is at most one success; errors are `ErrorBody` unless their status is named here.
   */
  readonly response: Readonly<Record<number, z.ZodType>>
}

/** Checks a row of the table and keeps its types. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters in the path of an endpoint. */
export type ParamsOf<E extends Pick<Endpoint, 'path'>> = { [Name in ParamNames<E['path']>]: string }

/** The query: keys as they are sent, values as the server parses them. */
export type QueryOf<E extends Endpoint> = E extends { query: infer Schema extends z.ZodType }
  ? { [Key in keyof z.input<Schema>]: z.output<Schema>[Key & keyof z.output<Schema>] }
  : never

/** The body of a request. */
export type BodyOf<E extends Endpoint> = E extends { body: infer Schema extends z.ZodType } ? z.input<Schema> : never

type Success = 200 | 201
type Answers<Response> = {
  [Status in keyof Response & Success]: Response[Status] extends z.ZodType ? z.output<Response[Status]> : never
}

/** The body of a successful response; `undefined` without one. */
export type AnswerOf<E extends Endpoint> = keyof E['response'] & Success extends never
  ? undefined
  : Answers<E['response']>[keyof E['response'] & Success]

type Nothing = Record<never, never>
type ParamsPart<E extends Endpoint> = keyof ParamsOf<E> extends never ? Nothing : { params: ParamsOf<E> }
type QueryPart<E extends Endpoint> = E extends { query: z.ZodType }
  ? Nothing extends QueryOf<E>
    ? { query?: QueryOf<E> }
    : { query: QueryOf<E> }
  : Nothing
type BodyPart<E extends Endpoint, Form> = E extends { upload: true }
  ? { body: Form }
  : E extends { body: z.ZodType }
    ? undefined extends BodyOf<E>
      ? { body?: BodyOf<E> }
      : { body: BodyOf<E> }
    : Nothing

/** The caller's input for a request. @typeParam Form a form with files, as the caller's platform has it */
export type InputOf<E extends Endpoint, Form = never> = ParamsPart<E> & QueryPart<E> & BodyPart<E, Form>

/** An argument that is optional if none of its fields are required. */
export type Optional<Input> = Nothing extends Input ? [Input?] : [Input]

/** The parameters in a path, if any. */
export type PathArgs<E extends Pick<Endpoint, 'path'>> = keyof ParamsOf<E> extends never ? [Nothing?] : [ParamsOf<E>]

/** The path of an endpoint with its parameters filled in; one without parameters needs none. */
export function pathOf<E extends Pick<Endpoint, 'path'>>({ path }: E, ...[params]: PathArgs<E>): string {
  return filled(path, params)
}

/** The URL of a request: its path with the parameters, and its query. */
export function addressOf<E extends Endpoint>({ path }: E, ...[input]: Optional<ParamsPart<E> & QueryPart<E>>): string {
  const { params, query } = (input ?? {}) as { params?: object; query?: object }
  return withQuery(filled(path, params), query)
}

function filled(path: string, params: object = {}): string {
  const given = new Map<string, string>(Object.entries(params))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''))
}

/** Undefined values are omitted. */
function withQuery(path: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

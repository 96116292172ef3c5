import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import fc from 'fast-check'
import { clientOf, newPerson, type Answer, type Client } from '../client.ts'
import { serverOn } from '../databases.ts'
import { atLeast, atMost, none, type Fact } from '../facts.ts'
import { requestTo, type HostileRequest } from '../fuzzing/arbitrary-requests.ts'
import { readOperations } from '../fuzzing/operations.ts'

export const limitMinutes = 15

const REQUESTS = 20_000
const HANDS = 6
const SLOWEST_MS = 1_000
const SHOWN = 5
/** One in this many requests comes from a signed-out client. */
const VISITOR_EVERY = 10
/** Paths of this project’s code or of Node, which must not appear in a response. */
const INSIDES = /node_modules|\.ts:\d+|node:internal/

type Tally = {
  sent: number
  failed: string[]
  slow: string[]
  telling: string[]
  formless: string[]
  slowestMs: number
}

/** Every route of the contract gets valid requests, and the same requests damaged in every way. */
export async function prove(): Promise<Fact[]> {
  await using proved = await serverOn('embedded')
  const { server } = proved
  const { operations, named } = await readOperations(clientOf(server.origin))
  const requests = fc.sample(fc.oneof(...operations.map((operation) => requestTo(operation, named))), REQUESTS)
  const tally: Tally = { sent: 0, failed: [], slow: [], telling: [], formless: [], slowestMs: 0 }
  let next = 0

  async function hand(): Promise<void> {
    let caller = await newCaller()
    const visitor = clientOf(server.origin)
    for (let request = requests[next++]; request; request = requests[next++]) {
      const by = next % VISITOR_EVERY === 0 ? visitor : caller.client
      const answer = await send(by, request, caller.ids, tally)
      // Some requests end the session or the account.
      if (answer?.status === 401 && by !== visitor) caller = await newCaller()
    }
  }

  async function newCaller(): Promise<{ client: Client; ids: string[] }> {
    const client = await newPerson(server)
    const ids: string[] = []
    for (const content of ['The sea was calm.', 'Nothing to say.']) {
      const { id } = await client.must<{ id: string }>('POST', pathOf(endpoints.entries.create), {
        body: { content, mood: 3, energy: 3, focus: 3 },
      })
      ids.push(id)
    }
    return { client, ids }
  }

  await Promise.all(Array.from({ length: HANDS }, hand))
  const { status } = await clientOf(server.origin).ask('GET', '/readyz')
  const complaints = server.log().match(/"level":[56]0/g)?.length ?? 0
  show(tally)
  return [
    atLeast('operations of the contract', operations.length, 50),
    atLeast('hostile requests', tally.sent, REQUESTS),
    none('answers of 500 and above, or none', tally.failed.length),
    none('refusals without a sentence and a code', tally.formless.length),
    none('responses that show internal details', tally.telling.length),
    none('errors in the log', complaints),
    atMost('slowest answer', tally.slowestMs, SLOWEST_MS, ' ms'),
    atLeast('the server is ready afterward', status === 200 ? 1 : 0, 1),
  ]
}

async function send(
  client: Client,
  request: HostileRequest,
  ids: readonly string[],
  tally: Tally,
): Promise<Answer | null> {
  const { method, id, body, headers } = request
  const path = request.path.replace('{id}', String(typeof id === 'number' ? (ids[id % ids.length] ?? id) : id))
  const name = `${method} ${path.slice(0, 120)} ${body?.slice(0, 200) ?? ''} ${JSON.stringify(headers)}`
  const begun = performance.now()
  const answer = await client.ask(method, path, { body, headers }).catch(() => null)
  const ms = performance.now() - begun
  tally.sent++
  tally.slowestMs = Math.max(tally.slowestMs, ms)
  if (ms > SLOWEST_MS) tally.slow.push(`${name} (${ms.toFixed(0)} ms)`)
  if (!answer || answer.status >= 500) tally.failed.push(`${name} → ${answer?.status ?? 'no answer'}`)
  if (answer && answer.status >= 400 && !isRefusal(answer.body))
    tally.formless.push(`${name} → ${JSON.stringify(answer.body).slice(0, 100)}`)
  if (answer && INSIDES.test(JSON.stringify(answer.body).slice(0, 10_000))) tally.telling.push(name)
  return answer
}

function isRefusal(body: unknown): boolean {
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown }
  return typeof error === 'string' && error !== '' && typeof code === 'string' && /^[A-Z_]+$/.test(code)
}

/** A broken promise is reported with the requests that broke it. */
function show({ failed, slow, telling, formless }: Tally): void {
  for (const line of [failed, slow, telling, formless].flatMap((lines) => lines.slice(0, SHOWN))) {
    process.stderr.write(`${line}\n`)
  }
}

import { API_PREFIX, pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomUUID } from 'node:crypto'
import type { Server } from '../../e2e/fixtures/server.ts'
import { clientOf, newPerson, type Answer, type Client } from '../client.ts'
import { atLeast, none, type Fact } from '../facts.ts'
import type { Operation } from '../fuzzing/operations.ts'
import { addressed, ownedBy, type Owned } from './owned.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
/** The public routes: health, signing in, and the description of the API. */
const FOR_ANYONE =
  /^\/(healthz|readyz|api\/openapi\.json|api\/auth\/(status|request-login|verify-magic-link|dev-login|logout))$/
const HAMMER_MS = 8_000
const HANDS = 4
const SHOWN = 20

/** Calls every route and method without a session, and with another user’s ids. */
export async function proveMatrix(server: Server, operations: readonly Operation[]): Promise<Fact[]> {
  const visitor = clientOf(server.origin)
  await visitor.must('GET', pathOf(endpoints.auth.status))
  const owner = await newPerson(server)
  const stranger = await newPerson(server)
  const owned = await ownedBy(owner)
  const before = await everythingOf(owner, operations, owned)
  const paths = [...new Set(operations.map(({ path }) => path.replace(/(.)\/$/, '$1')))]
  const opened: string[] = []
  const crossed: string[] = []
  const cached: string[] = []
  const unreal: string[] = []
  const note = (list: string[], name: string, { status }: Answer) => void list.push(`${name} → ${status}`)
  for (const path of paths.filter((one) => !FOR_ANYONE.test(one))) {
    for (const method of METHODS) {
      const asked = addressed(path, owned)
      const answer = await visitor.ask(method, asked)
      if (answer.status < 400 && method !== 'OPTIONS') note(opened, `${method} ${path}`, answer)
      if (!/no-store/.test(answer.headers.get('cache-control') ?? '')) note(cached, `${method} ${path}`, answer)
      if (!path.includes('{id}')) continue
      const byStranger = await stranger.ask(method, asked, { body: method === 'PATCH' ? { mood: 1 } : undefined })
      if (byStranger.status < 400 && method !== 'OPTIONS') note(crossed, `${method} ${path}`, byStranger)
    }
  }
  for (const operation of operations.filter(({ method, path }) => method === 'GET' && path.startsWith(API_PREFIX))) {
    const answer = await owner.ask('GET', addressed(operation.path, owned))
    // An id that does not work for its owner would prove nothing.
    if (operation.path.includes('{id}') && answer.status !== 200) note(unreal, `GET ${operation.path}`, answer)
    if (!/no-store/.test(answer.headers.get('cache-control') ?? '')) note(cached, `GET ${operation.path}`, answer)
  }
  const changed = (await everythingOf(owner, operations, owned)) === before ? 0 : 1
  for (const line of [...opened, ...crossed, ...cached, ...unreal].slice(0, SHOWN)) process.stderr.write(`${line}\n`)
  return [
    atLeast('routes × methods called without a session', paths.length * METHODS.length, 300),
    none('of which opened', opened.length),
    none("routes that returned or changed another user's data", crossed.length + changed),
    none('ids that did not work for their owner either', unreal.length),
    none('private answers that a cache may keep', cached.length),
  ]
}

/** All answers that the owner gets for the ids that a URL can contain, as one text. */
async function everythingOf(owner: Client, operations: readonly Operation[], owned: Owned): Promise<string> {
  const named = operations.filter(({ method, path }) => method === 'GET' && path.includes('{id}'))
  const answers: unknown[] = []
  for (const { path } of named) answers.push([path, (await owner.ask('GET', addressed(path, owned))).body])
  return JSON.stringify(answers)
}

/** Two users at once, with several connections each: no response may contain a word of the other. */
export async function proveIsolation(server: Server): Promise<Fact[]> {
  const people = await Promise.all([newPerson(server), newPerson(server)])
  const marks = people.map(() => `mark${randomUUID().replaceAll('-', '')}`)
  const until = performance.now() + HAMMER_MS
  let answers = 0
  let seen = 0
  await Promise.all(
    people.flatMap((person, index) => {
      const [own = '', foreign = ''] = index === 0 ? marks : marks.toReversed()
      return Array.from({ length: HANDS }, async () => {
        while (performance.now() < until) {
          for (const answer of await oneRound(person, own, foreign)) {
            answers++
            if (JSON.stringify(answer.body).includes(foreign)) seen++
          }
        }
      })
    }),
  )
  return [
    atLeast('responses to two users who write and read at once', answers, 200),
    none("responses that contained the other user's words", seen),
  ]
}

async function oneRound(person: Client, own: string, foreign: string): Promise<Answer[]> {
  const body = { content: `A day with ${own}.`, mood: 4, energy: 2, focus: 3, tags: [own.slice(0, 20)] }
  return [
    await person.ask('POST', pathOf(endpoints.entries.create), { body }),
    await person.ask('GET', `${pathOf(endpoints.entries.list)}?limit=50`),
    await person.ask('GET', `${pathOf(endpoints.entries.list)}?q=${foreign}`),
    await person.ask('GET', pathOf(endpoints.entries.popularTags)),
    await person.ask('GET', pathOf(endpoints.echoes.current)),
    await person.ask('GET', pathOf(endpoints.insights.clarity)),
    await person.ask('GET', pathOf(endpoints.insights.moves)),
    await person.ask('GET', pathOf(endpoints.insights.people)),
    await person.ask('GET', `${pathOf(endpoints.exports.journal)}?format=txt`),
    await person.ask('GET', pathOf(endpoints.auth.status)),
  ]
}

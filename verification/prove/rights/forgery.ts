import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import type { Server } from '../../e2e/fixtures/server.ts'
import type { EntryList } from '@soundings/contract/entries'
import { clientOf, newPerson, type Client } from '../client.ts'
import { none, type Fact } from '../facts.ts'

type Variant = { name: string; headers: (person: Client, other: Client) => Record<string, string> }

/** Requests that another site could make a browser send with the user’s cookies. */
const VARIANTS: readonly Variant[] = [
  { name: 'no token', headers: () => ({ 'x-csrf-token': '' }) },
  { name: 'no header of a script', headers: () => ({ 'x-requested-with': '' }) },
  { name: 'another user’s token', headers: (_, other) => ({ 'x-csrf-token': tokenOf(other) }) },
  { name: 'a token cut short', headers: (person) => ({ 'x-csrf-token': tokenOf(person).slice(0, -1) }) },
  { name: 'a made-up token', headers: () => ({ 'x-csrf-token': 'AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBB' }) },
  { name: 'a request from another site', headers: () => ({ 'sec-fetch-site': 'cross-site' }) },
  { name: 'a form', headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }) },
  { name: 'plain text', headers: () => ({ 'content-type': 'text/plain' }) },
]

/** Changing requests that do not come from the product’s own page. */
export async function proveForgery(server: Server): Promise<Fact> {
  const person = await newPerson(server)
  const other = await newPerson(server)
  const accepted: string[] = []
  for (const { name, headers } of VARIANTS) {
    const body = JSON.stringify({ content: `Forged: ${name}`, mood: 3, energy: 3, focus: 3 })
    if ((await forged(server, person, headers(person, other), body)) < 400) accepted.push(name)
  }
  const planted = clientOf(server.origin)
  for (const [cookie, value] of person.cookies) planted.cookies.set(cookie, value)
  planted.cookies.set('XSRF-TOKEN', tokenOf(other))
  const plantedBody = { content: 'Forged: a planted cookie', mood: 3, energy: 3, focus: 3 }
  if ((await planted.ask('POST', pathOf(endpoints.entries.create), { body: plantedBody })).status < 400)
    accepted.push('a planted cookie')
  const { entries } = await person.must<EntryList>('GET', pathOf(endpoints.entries.list))
  for (const line of accepted) process.stderr.write(`accepted: ${line}\n`)
  return none(
    `forged requests that were accepted, or wrote (of ${VARIANTS.length + 1} kinds)`,
    accepted.length + entries.length,
  )
}

/** The page’s request with changed headers; an empty one is left out. */
async function forged(
  server: Server,
  { cookies }: Client,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': cookies.get('XSRF-TOKEN') ?? '',
  }
  const answer = await fetch(new URL(pathOf(endpoints.entries.list), server.origin), {
    method: 'POST',
    headers: { ...dropEmpty({ ...page, ...headers }), cookie },
    body,
  })
  return answer.status
}

function dropEmpty(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}

function tokenOf({ cookies }: Client): string {
  return cookies.get('XSRF-TOKEN') ?? ''
}

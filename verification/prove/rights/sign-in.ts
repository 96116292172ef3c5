import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { linkMailedTo } from '../../e2e/fixtures/outbox.ts'
import type { Server } from '../../e2e/fixtures/server.ts'
import { clientOf, newPerson, type Client } from '../client.ts'
import { atMost, none, type Fact } from '../facts.ts'

const GUESSES = 500
const AT_ONCE = 20
const LINKS_ASKED = 40
/** Links for one address within a quarter of an hour (docs/spec/numbers.md#account). */
const LINKS_SENT = 5
const FOREIGN_HOST = 'evil.example'

/** Attacks on sign-in tokens, session fixation, and links to other sites. */
export async function proveSignIn(server: Server): Promise<Fact[]> {
  return [
    ...(await tokens(server)),
    await limits(server),
    await fixation(server),
    await ended(server),
    await poisoning(server),
  ]
}

async function tokens(server: Server): Promise<Fact[]> {
  const email = `${randomUUID()}@prove.test`
  const visitor = await newVisitor(server)
  await visitor.must('POST', pathOf(endpoints.auth.requestLogin), { body: { email } })
  const token = new URL(await linkMailedTo(server, email)).searchParams.get('token') ?? ''
  let guessed = 0
  for (let guess = 0; guess < GUESSES; guess++) {
    const made = guess % 2 === 0 ? randomBytes(32).toString('base64url') : tampered(token, guess)
    if ((await redeem(visitor, made)).status === 200) guessed++
  }
  const visitors = await Promise.all(Array.from({ length: AT_ONCE }, () => newVisitor(server)))
  const answers = await Promise.all(visitors.map((one) => redeem(one, token)))
  const redeemed = answers.filter(({ status }) => status === 200).length
  const again = (await redeem(await newVisitor(server), token)).status === 200 ? 1 : 0
  return [
    none(`sign-in tokens guessed or tampered that worked (of ${GUESSES})`, guessed),
    {
      fact: `one link redeemed ${AT_ONCE} times at once: sign-ins`,
      figure: redeemed,
      must: '1',
      holds: redeemed === 1,
    },
    none('links that worked a second time', again),
  ]
}

/** Many simultaneous requests for one address may not send more links than consecutive ones. */
async function limits(server: Server): Promise<Fact> {
  const email = `${randomUUID()}@prove.test`
  const visitors = await Promise.all(Array.from({ length: LINKS_ASKED }, () => newVisitor(server)))
  const before = await mailsIn(server)
  await Promise.all(visitors.map((one) => one.ask('POST', pathOf(endpoints.auth.requestLogin), { body: { email } })))
  return atMost(`links sent when ${LINKS_ASKED} are asked for at once`, (await mailsIn(server)) - before, LINKS_SENT)
}

/** A session cookie planted by an attacker before the sign-in must not be valid after it. */
async function fixation(server: Server): Promise<Fact> {
  const attacker = await newPerson(server)
  const [name, value] = sessionOf(attacker)
  const email = `${randomUUID()}@prove.test`
  const victim = await newVisitor(server)
  victim.cookies.set(name, value)
  await victim.ask('GET', pathOf(endpoints.auth.status))
  await victim.must('POST', pathOf(endpoints.auth.requestLogin), { body: { email } })
  const token = new URL(await linkMailedTo(server, email)).searchParams.get('token')
  await redeem(victim, token ?? '')
  const kept = sessionOf(victim)[1] === value ? 1 : 0
  const shared = JSON.stringify((await attacker.ask('GET', pathOf(endpoints.auth.status))).body).includes(email) ? 1 : 0
  return none('planted sessions that stayed or became signed in', kept + shared)
}

/** After signing out, a copied cookie gives no access. */
async function ended(server: Server): Promise<Fact> {
  const person = await newPerson(server)
  const copy = clientOf(server.origin)
  for (const [name, value] of person.cookies) copy.cookies.set(name, value)
  await person.must('POST', pathOf(endpoints.auth.logout))
  return none(
    'copied cookies that outlived signing out',
    (await copy.ask('GET', pathOf(endpoints.entries.list))).status === 401 ? 0 : 1,
  )
}

/** A request’s Host header must not decide where an emailed link leads. */
async function poisoning(server: Server): Promise<Fact> {
  let poisoned = 0
  const variants: Record<string, string>[] = [
    { 'x-forwarded-host': FOREIGN_HOST },
    { 'x-forwarded-host': FOREIGN_HOST, 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' },
    { forwarded: `host=${FOREIGN_HOST};proto=https` },
    { origin: `https://${FOREIGN_HOST}`, referer: `https://${FOREIGN_HOST}/` },
    { 'x-original-url': '/verify', 'x-host': FOREIGN_HOST },
  ]
  for (const headers of variants) {
    const email = `${randomUUID()}@prove.test`
    const visitor = await newVisitor(server)
    const { status } = await visitor.ask('POST', pathOf(endpoints.auth.requestLogin), { body: { email }, headers })
    if (status === 200 && !(await linkMailedTo(server, email)).startsWith(`${server.origin}/verify?token=`)) poisoned++
  }
  return none(`emailed links redirected by headers (of ${variants.length} kinds)`, poisoned)
}

async function newVisitor(server: Server): Promise<Client> {
  const visitor = clientOf(server.origin)
  await visitor.must('GET', pathOf(endpoints.auth.status))
  return visitor
}

function redeem(client: Client, token: string) {
  return client.ask('POST', pathOf(endpoints.auth.verifyLink), { body: { token, timezone: 'Europe/Berlin' } })
}

function tampered(token: string, place: number): string {
  const at = place % token.length
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
}

/** Name and value of the one cookie that is not the CSRF token. */
function sessionOf({ cookies }: Client): [string, string] {
  return [...cookies].find(([name]) => name.endsWith('soundings_session')) ?? ['', '']
}

async function mailsIn(server: Server): Promise<number> {
  return (await readdir(join(server.dataDir, 'outbox')).catch(() => [])).length
}

import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { readdirSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { BILLING_ADDRESS } from '../billing-address.ts'
import type { Server } from '../../e2e/fixtures/server.ts'
import { newPerson, type Client } from '../client.ts'
import { serverOn } from '../databases.ts'
import { atLeast, none, noPromise, type Fact } from '../facts.ts'
import { memoryOf } from './process-memory.ts'

const CARD = '4000056655665556'
const ENTRIES = 50
const CARDS = 5
/** The work of a server in a few busy minutes. */
const LATER_REQUESTS = 5_000
const IDLE_MS = 5_000

/**
 * Searches a running server’s memory for texts of a user who has signed out, after other users were active. A runtime
 * with a garbage collector cannot wipe texts, so the findings are reported without a promise.
 */
export async function proveMemory(): Promise<Fact[]> {
  await using proved = await serverOn('embedded')
  const { server } = proved
  const word = `word${randomBytes(8).toString('hex')}`
  const email = `${randomBytes(8).toString('hex')}@prove.test`
  const person = await newPerson(server, email)
  await leaveTraces(person, word)
  const token = [...person.cookies].find(([name]) => name !== 'XSRF-TOKEN')?.[1] ?? ''
  const secrets = { 'card number': CARD, 'journal word': word, address: email, 'session token': token }
  const atOnce = countIn(server, secrets)
  await person.must('POST', pathOf(endpoints.auth.logout))
  const other = await newPerson(server)
  for (let request = 0; request < LATER_REQUESTS; request++) await other.ask('GET', pathOf(endpoints.entries.list))
  await pause(IDLE_MS)
  const later = countIn(server, secrets)
  return [
    atLeast('memory: copies of a journal word while it is in use (the search finds)', atOnce['journal word'] ?? 0, 1),
    none('memory: copies of a card number at once', atOnce['card number'] ?? 0),
    none('memory: copies of a card number later', later['card number'] ?? 0),
    ...['journal word', 'address', 'session token'].map((name) =>
      noPromise(`memory: copies of one ${name} after its owner has left`, later[name] ?? 0),
    ),
  ]
}

async function leaveTraces(person: Client, word: string): Promise<void> {
  const card = { cardNumber: CARD, expiryMonth: '12', expiryYear: '2040', cvv: '787', ...BILLING_ADDRESS }
  for (let count = 0; count < CARDS; count++)
    await person.must('POST', pathOf(endpoints.billing.addPaymentMethod), { body: card })
  for (let count = 0; count < ENTRIES; count++) {
    await person.must('POST', pathOf(endpoints.entries.create), {
      body: { content: `A day with ${word}.`, mood: 3, energy: 3, focus: 3 },
    })
  }
}

function countIn({ dataDir }: Server, secrets: Readonly<Record<string, string>>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const piece of memoryOf(pidOn(dataDir))) {
    for (const [name, secret] of Object.entries(secrets)) {
      const copies = countOf(piece, Buffer.from(secret)) + countOf(piece, Buffer.from(secret, 'utf16le'))
      counts[name] = (counts[name] ?? 0) + copies
    }
  }
  return counts
}

function countOf(piece: Buffer, bytes: Buffer): number {
  let count = 0
  for (let at = piece.indexOf(bytes); at >= 0; at = piece.indexOf(bytes, at + 1)) count++
  return count
}

/** The process that was started with this data folder. */
function pidOn(dataDir: string): number {
  const found = readdirSync('/proc').find((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readFileSync(`/proc/${name}/environ`, 'latin1').split('\0').includes(`DATA_DIR=${dataDir}`)
    } catch {
      return false
    }
  })
  if (found === undefined) throw new Error('The server is not running.')
  return Number(found)
}

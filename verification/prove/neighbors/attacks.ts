import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { forged, manifestOf, packed, unpacked } from '../../../apps/server/src/capabilities/archive/archive.fixture.ts'
import { READS, type Browser } from '../../bench/rig/requests.ts'

/** An attack by one account, repeated until it is aborted. */
export type Attack = { name: string; run: (attacker: Browser, until: AbortSignal) => Promise<void> }

const MIB = 1_048_576
const LINES = 9_000_000
/** The largest number that an archive may declare. */
const STATED = 45_000
const UPLOADS = 40
const UPLOAD_BYTES = 24 * MIB
const SEARCHES = 16
const HALF_SENT = 200
const AT_ONCE = 4
/** Milliseconds between two requests, including those that are refused at once. */
const BETWEEN_MS = 20
/** A number of lines that the text reader takes for times. */
export const HARD_TEXT = '1pm\n'.repeat(MIB / 4)

/** @param archive with millions of lines, made by `archiveOfLines` */
export function attacks(archive: Blob): Attack[] {
  return [
    { name: 'nothing', run: (_, until) => overAndOver(1, until, () => pause(10)) },
    ...(['verify', 'restore'] as const).map((verb) => ({
      name: `an archive of ${LINES.toLocaleString('en')} lines, to ${verb}`,
      run: (attacker: Browser, until: AbortSignal) =>
        overAndOver(1, until, () => send(attacker, pathOf(endpoints.archive[verb]), archive, until)),
    })),
    {
      name: `entries of 1 MB, ${AT_ONCE} at once`,
      run: (attacker, until) => overAndOver(AT_ONCE, until, () => save(attacker, until)),
    },
    ...[
      ['Echos', READS.Echo],
      ['acoustic pictures', pathOf(endpoints.acoustic.analysis)],
      ['exports as txt', `${pathOf(endpoints.exports.journal)}?format=txt`],
      ['exports as docx', `${pathOf(endpoints.exports.journal)}?format=docx`],
      ['exports as books', `${pathOf(endpoints.exports.journal)}?format=epub`],
      ['exports as csv', pathOf(endpoints.exports.completeData)],
    ].map(([what, path = '']) => ({
      name: `${what} of 30 MB, ${AT_ONCE} at once`,
      run: (attacker: Browser, until: AbortSignal) => overAndOver(AT_ONCE, until, () => ask(attacker, path, {}, until)),
    })),
    {
      name: `uploads of 24 MB, ${UPLOADS} at once`,
      run: (attacker, until) => {
        const file = new Blob([randomBytes(UPLOAD_BYTES)])
        return overAndOver(UPLOADS, until, () => send(attacker, pathOf(endpoints.uploads.document), file, until))
      },
    },
    {
      name: `searches through 30 MB, ${SEARCHES} at once`,
      run: (attacker, until) => overAndOver(SEARCHES, until, () => ask(attacker, READS.search, {}, until)),
    },
    { name: `requests sent by half, ${HALF_SENT} at once`, run: halfSent },
  ]
}

/** The archive of a small journal whose list of photos has millions of lines. */
export async function archiveOfLines({ origin, cookie }: Browser): Promise<Blob> {
  const answer = await fetch(`${origin}${pathOf(endpoints.archive.download)}`, { headers: { cookie } })
  const files = await unpacked(Buffer.from(await answer.arrayBuffer()))
  const { counts, ...manifest } = manifestOf(files)
  const stated = JSON.stringify({ ...manifest, counts: { ...counts, photographs: STATED } })
  const lines = photographLines()
  return new Blob([
    new Uint8Array(
      await packed(forged(new Map([...files, ['manifest.json', Buffer.from(stated)]]), 'photographs.jsonl', lines)),
    ),
  ])
}

function photographLines(): Buffer {
  const line = `${JSON.stringify({ id: randomUUID(), entry_id: randomUUID(), media_type: 'image/jpeg' })}\n`
  const lines = Buffer.alloc(LINES * line.length, line)
  const idAt = line.indexOf('-') - 8
  for (let number = 0; number < LINES; number++) {
    lines.write(number.toString(16).padStart(8, '0'), number * line.length + idAt, 'latin1')
  }
  return lines
}

/** Repeats the same request on several connections. A refused or aborted request is tried again: that is the attack. */
async function overAndOver(hands: number, until: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  const hand = async () => {
    while (!until.aborted) {
      await work().catch(() => undefined)
      await pause(BETWEEN_MS)
    }
  }
  await Promise.all(Array.from({ length: hands }, hand))
}

type Sent = { method?: 'POST'; body?: FormData | string; headers?: Record<string, string> }

async function ask(attacker: Browser, path: string, request: Sent, until: AbortSignal): Promise<void> {
  const { origin, cookie, csrf } = attacker
  const answer = await fetch(origin + path, {
    ...request,
    headers: { cookie, 'x-csrf-token': csrf, 'x-requested-with': 'XMLHttpRequest', ...request.headers },
    signal: until,
  })
  for await (const _piece of answer.body ?? []) {
    // Read as fast as it arrives, and discarded.
  }
}

function send(attacker: Browser, path: string, file: Blob, until: AbortSignal): Promise<void> {
  const body = new FormData()
  body.append('file', file, path.includes('archive') ? 'archive.zip' : 'diary.txt')
  return ask(attacker, path, { method: 'POST', body }, until)
}

function save(attacker: Browser, until: AbortSignal): Promise<void> {
  const body = JSON.stringify({ content: HARD_TEXT, mood: 3, energy: 3, focus: 3 })
  return ask(
    attacker,
    pathOf(endpoints.entries.list),
    { method: 'POST', body, headers: { 'content-type': 'application/json' } },
    until,
  )
}

/** Bodies that are announced and begun but never finished. */
async function halfSent({ origin, cookie, csrf }: Browser, until: AbortSignal): Promise<void> {
  const { hostname, port, host } = new URL(origin)
  const head =
    `POST ${pathOf(endpoints.entries.create)} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nx-csrf-token: ${csrf}\r\n` +
    `x-requested-with: XMLHttpRequest\r\ncontent-type: application/json\r\ncontent-length: ${MIB}\r\n\r\n`
  const sockets = Array.from({ length: HALF_SENT }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(`${head}{"content":"${'a'.repeat(MIB / 2)}`)
    return socket
  })
  await overAndOver(1, until, () => pause(BETWEEN_MS))
  for (const socket of sockets) socket.destroy()
}

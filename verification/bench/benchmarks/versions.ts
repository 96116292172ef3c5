import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { embeddedDatabase, postgresDatabase, type ScratchDatabase } from '../rig/databases.ts'
import { entryText } from '../rig/entry-text.ts'
import { ENTRY_BYTES, newWriter, storeWriter } from '../rig/journals.ts'
import { byTurns, latency, load } from '../rig/load.ts'
import { createPlainTables } from '../rig/plain-journal.ts'
import { browserOf, getRequest, sendRequest, type Browser } from '../rig/requests.ts'
import type { Line } from '../table.ts'

const ENTRIES = 1_000
/** Changes of one entry before anything is measured; each leaves a version. */
const VERSIONS = 50
const ROUNDS = 5
const SECONDS = 0.5
/** Limit for the median of one request. */
const LIMIT_MS = 50

/** @returns the times to change an entry, list its versions and restore one, compared with a bare server */
export async function measure(): Promise<Line[]> {
  return [...(await measureOn('embedded', embeddedDatabase)), ...(await measureOn('PostgreSQL', postgresDatabase))]
}

async function measureOn(name: string, create: () => Promise<ScratchDatabase>): Promise<Line[]> {
  await using database = await create()
  await using bareDatabase = await create()
  const writer = newWriter(ENTRIES)
  for (const [scratch, parts] of [
    [database, { sealed: true, plain: false }],
    [bareDatabase, { sealed: false, plain: true }],
  ] as const) {
    await using db = await scratch.open()
    if (parts.plain) await createPlainTables(db)
    await storeWriter(db, writer, parts)
  }
  await using ours = await database.serve()
  await using bare = await bareDatabase.serveBare()
  const id = writer.entries[0]?.id ?? ''
  const browser = await browserOf(ours.origin, writer)
  const bareBrowser = { ...browser, origin: bare.origin }
  const lines: Line[] = []
  const compare = async (what: string, request: (asking: Browser) => () => Buffer) => {
    const [mine = [], floor = []] = await byTurns(
      ROUNDS,
      [browser, bareBrowser].map((asking) => {
        const next = request(asking)
        return () => load(asking.origin, 1, SECONDS, next)
      }),
    )
    const figure = latency(mine, 0.5)
    lines.push({ measure: `${name}, ${what}, beside a bare server`, figure, unit: 'ms', floor: latency(floor, 0.5) })
    lines.push({ measure: `${name}, ${what}`, figure, unit: 'ms', limit: LIMIT_MS })
  }
  const change = pathOf(endpoints.entries.change, { id })
  const { content = '' } = writer.entries[0] ?? {}
  await compare('a change that changes nothing', (asking) => () => sendRequest(asking, 'PATCH', change, { content }))
  let nth = 0
  const changed = () => ({ content: entryText(nth++, ENTRY_BYTES), keep_replaced: true })
  await compare('a changed text', (asking) => () => sendRequest(asking, 'PATCH', change, changed()))
  const list = pathOf(endpoints.earlierVersions.list, { id })
  const firstOf = async (asking: Browser) => {
    const answer = await fetch(`${asking.origin}${list}`, { headers: { cookie: asking.cookie } })
    const { versions } = (await answer.json()) as { versions: { id: string }[] }
    return versions.at(Math.min(VERSIONS, versions.length) - 1)?.id ?? ''
  }
  await compare('the versions of an entry', (asking) => () => getRequest(asking, list))
  const ids = new Map([
    [browser.origin, await firstOf(browser)],
    [bareBrowser.origin, await firstOf(bareBrowser)],
  ])
  await compare('bringing a version back', (asking) => () => {
    const versionId = ids.get(asking.origin) ?? ''
    return sendRequest(asking, 'POST', pathOf(endpoints.earlierVersions.bringBack, { id: versionId }), {})
  })
  return lines
}

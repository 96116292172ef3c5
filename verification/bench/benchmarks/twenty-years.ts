import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { embeddedDatabase } from '../rig/databases.ts'
import { newWriter, storeWriter } from '../rig/journals.ts'
import { browserOf } from '../rig/requests.ts'
import type { Line } from '../table.ts'
import { watchServer } from '../watched-server.ts'

/** Entries of 2 KB each: 100 MB of text. */
const ENTRIES = 50_000
/** A job is stopped after a minute. */
const FIRST_S = 60
/** The limit for answers that were computed before. */
const AGAIN_S = 1
const SERVER_MIB = 1_000

/** @returns how long the answers about a whole journal of 50,000 entries take, the first time and when repeated */
export async function measure(): Promise<Line[]> {
  await using database = await embeddedDatabase()
  const writer = newWriter(ENTRIES)
  {
    await using db = await database.open()
    await storeWriter(db, writer, { sealed: true, plain: false })
  }
  await using watched = await watchServer((environment) => database.serve(environment))
  const { origin } = watched.server
  const browser = await browserOf(origin, writer)
  const lines: Line[] = []
  for (const [name, path] of [
    ['Echo', pathOf(endpoints.echoes.current)],
    ['list of letters', pathOf(endpoints.letters.list)],
    ['people', pathOf(endpoints.insights.people)],
  ] as const) {
    const ask = async () => {
      const answer = await fetch(new URL(path, origin), { headers: { cookie: browser.cookie } })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    }
    const first = await watched.watch(ask)
    const again = await watched.watch(ask)
    lines.push(
      { measure: `${name}, first time`, figure: first.seconds, unit: 's', limit: FIRST_S },
      { measure: `${name}, again`, figure: again.seconds, unit: 's', limit: AGAIN_S },
      { measure: `${name}, longest block of the event loop`, figure: first.longest, unit: 'ms', told: '' },
      { measure: `${name}, memory of the server`, figure: first.serverMib, unit: 'MiB', limit: SERVER_MIB },
    )
  }
  return lines
}

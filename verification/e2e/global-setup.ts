import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startServer } from './fixtures/server.ts'

/** Compiled modules, which every server of a run would compile again. */
const COMPILED = resolve(import.meta.dirname, '../../.cache/compiled')

/**
 * Creates the data of a first start once for every server of a run, without and with the demo account: it takes longer
 * than most journeys.
 * @returns what deletes it after the run
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED
  const folder = await mkdtemp(join(tmpdir(), 'soundings-prepared-'))
  const keep = async (demo: 'off' | 'on') => {
    await using server = await startServer({ DEV_LOGIN: demo, PREPARED_DATA: folder })
    await server.stop()
    if (/"level":[56]0/.test(server.log())) throw new Error(`A first start has failed:\n${server.log()}`)
    await cp(server.dataDir, join(folder, demo), { recursive: true })
  }
  await keep('off')
  // This server starts with the database of the first.
  await cp(join(folder, 'off'), join(folder, 'on'), { recursive: true })
  await keep('on')
  process.env['PREPARED_DATA'] = folder
  return () => rm(folder, { recursive: true, force: true })
}

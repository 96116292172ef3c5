import { openPglite } from '../pglite.ts'
import { spareMemory } from './small-memory.ts'

// Opens the database of a folder in a process that may use so many bytes, asks it things for so many seconds or until
// the process has held so many MiB, and tells the most that it held.
const [dataDir = '', limit = '', seconds = '', enough = ''] = process.argv.slice(2)
const held = () => process.resourceUsage().maxRSS / 1_024
spareMemory(Number(limit))
const db = await openPglite(dataDir, (error) => {
  throw error
})
const until = performance.now() + Number(seconds) * 1_000
for (let round = 0; performance.now() < until && held() <= Number(enough); round++)
  await db.query(`select ${round} as n`)
await db[Symbol.asyncDispose]()
process.stdout.write(String(held()))

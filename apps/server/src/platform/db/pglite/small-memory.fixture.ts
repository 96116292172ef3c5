import { readFileSync } from 'node:fs'
import { openPglite } from '../pglite.ts'
import { spareMemory } from './small-memory.ts'

// Opens the database of a folder in a process with a memory limit in bytes, queries it for a number of seconds or
// until the process uses a number of MiB, and prints the maximum it used.
const [dataDir = '', limit = '', seconds = '', enough = ''] = process.argv.slice(2)
// Not resourceUsage().maxRSS: on Linux it includes the parent process's memory from before this program was loaded.
const held = () => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1_024
spareMemory(Number(limit))
const db = await openPglite(dataDir, (error) => {
  throw error
})
const until = performance.now() + Number(seconds) * 1_000
for (let round = 0; performance.now() < until && held() <= Number(enough); round++)
  await db.query(`select ${round} as n`)
await db[Symbol.asyncDispose]()
process.stdout.write(String(held()))

import { openDb } from '../open-db.ts'

/** Inserts rows one after another and in parallel, and prints the number of each when it is stored. */
const [, , dataDir, firstNumber] = process.argv
const db = await openDb({ dataDir: dataDir ?? '' })
await db.query('create table if not exists acknowledged (n int primary key, body bytea not null)')

let n = Number(firstNumber)
async function insert(): Promise<void> {
  for (;;) {
    const mine = n++
    await db.query('insert into acknowledged (n, body) values ($1, $2)', [mine, Buffer.alloc(2048, mine)])
    process.stdout.write(`${mine}\n`)
  }
}
await Promise.all([insert(), insert(), insert(), insert()])

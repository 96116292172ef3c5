import { readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { newHome } from '#server/testing/operator.ts'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { testApp } from '#server/testing/test-app.ts'
import { packed, unpackedFile } from './backup/packed.ts'
import { readBackup } from './backup/read-backup.ts'
import { withSnapshot } from './backup/snapshot.store.ts'
import { backupBytes } from './backup/write-backup.ts'

/** A compressed backup of a small journal. */
async function aBackup(): Promise<Buffer> {
  await using fixture = await testApp()
  const person = await fixture.person()
  for (let n = 0; n < 5; n++) await person.post('/api/entries', anEntry({ content: `Line ${n}` }))
  return await withSnapshot(fixture.db, async (snapshot) => {
    const pieces: Buffer[] = []
    for await (const piece of packed(backupBytes(snapshot, new Date()))) pieces.push(piece as Buffer)
    return Buffer.concat(pieces)
  })
}

async function readAll(path: string): Promise<number> {
  let rows = 0
  for await (const part of readBackup(unpackedFile(path))) if (part.kind === 'row') rows++
  return rows
}

/** The error messages for a damaged backup. A flipped bit can also look like a newer format. */
const REFUSED = /damaged|incomplete|not a Soundings backup|too few|newer version/

test('a backup with one changed bit is refused or unpacks to what it was, and one cut off anywhere is refused', async () => {
  await using folder = await tempFolder()
  const whole = await aBackup()
  const content = gunzipSync(whole)
  const path = join(folder.path, 'the.backup')
  await writeFile(path, whole)
  expect(await readAll(path)).toBeGreaterThan(6)
  // The first ten bytes are gzip’s time and system, which do not affect the content.
  for (let place = 10; place < whole.length; place += Math.ceil(whole.length / 150)) {
    const changed = Buffer.from(whole)
    changed[place] = changed[place]! ^ 0x10
    await writeFile(path, changed)
    const refusal = await readAll(path).then(
      () => null,
      (error: unknown) => String(error),
    )
    // Some bits of the compressed data do not affect the content, such as the padding between blocks.
    if (refusal === null) expect(gunzipSync(changed).equals(content), `byte ${place} changed`).toBe(true)
    else expect(refusal, `byte ${place} changed`).toMatch(REFUSED)
    await writeFile(path, whole.subarray(0, place))
    await expect(readAll(path), `cut at ${place}`).rejects.toThrow(REFUSED)
  }
  await writeFile(path, Buffer.concat([whole, Buffer.from('more')]))
  await expect(readAll(path)).rejects.toThrow(/damaged/)
})

test('a backup that was changed and compressed again is refused: rows lost, doubled, changed, in another table', async () => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'the.backup')
  const lines = gunzipSync(await aBackup())
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const row = lines.findIndex((line) => line.startsWith('['))
  const changed: string[][] = [
    lines.toSpliced(row, 1),
    lines.toSpliced(row, 0, lines[row]!),
    lines.toSpliced(
      row,
      1,
      lines[row]!.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    ),
    lines.toSpliced(row, 1, '[]'),
    lines.toSpliced(row, 1, '["half'),
    lines.toSpliced(row - 1, 1),
    lines.toSpliced(-1, 1),
    [...lines, lines[row]!],
    ['{"something":"else"}', ...lines],
  ]
  for (const [index, content] of changed.entries()) {
    await writeFile(path, gzipSync(`${content.join('\n')}\n`))
    await expect(readAll(path), `change ${index}`).rejects.toThrow(REFUSED)
  }
})

test('a backup that cannot be restored changes nothing and shows an error', { timeout: 180_000 }, async () => {
  await using home = await newHome('pglite')
  const path = join(home.dataDir, 'the.backup')
  const whole = await aBackup()
  const lines = gunzipSync(whole).toString('utf8').trimEnd().split('\n')
  const newer = lines.with(0, lines[0]!.replace(']', ',{"name":"9999_later","checksum":"x"}]'))
  const sentences: [Buffer, string][] = [
    [whole.subarray(0, whole.length - 20), 'The backup is incomplete: its end is missing.'],
    [Buffer.from('no backup at all'), 'The backup is damaged, or this file is not a Soundings backup.'],
    [gzipSync(`${newer.join('\n')}\n`), 'This backup was made by a newer version of Soundings.'],
    [whole, 'This backup’s key is missing'],
  ]
  for (const [bytes, sentence] of sentences) {
    await writeFile(path, bytes)
    expect(await home.admin(['restore', path])).toMatchObject({
      code: 1,
      said: '',
      complaints: expect.stringContaining(sentence),
    })
  }
  const foreign = { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
  expect((await home.admin(['restore', path], foreign)).complaints).toContain('decrypts none of the 1 accounts')
  expect(existsSync(join(home.dataDir, 'pglite'))).toBe(false)
  expect(await readFile(path)).toEqual(whole)
})

import { expect } from 'vitest'
import type { Manifest } from '#server/ops/admin/backup/backup-format.ts'
import { unpackedFile } from '#server/ops/admin/backup/packed.ts'
import { readBackup } from '#server/ops/admin/backup/read-backup.ts'
import { anEntry } from './builders.ts'
import type { Person } from './person.ts'

/** The list of tables in a backup. */
export async function manifestOf(path: string): Promise<Manifest> {
  for await (const part of readBackup(unpackedFile(path))) if (part.kind === 'manifest') return part.manifest
  throw new Error('There is no manifest.')
}

/** Saves some entries with line breaks, accents and emoji. */
export async function writeJournal(person: Person, entries: number): Promise<void> {
  for (let n = 0; n < entries; n++) {
    const answer = await person.post('/api/entries', anEntry({ content: `Naïve café, line ${n}\r\nand 🌊 a second` }))
    expect(answer.statusCode).toBe(201)
  }
}

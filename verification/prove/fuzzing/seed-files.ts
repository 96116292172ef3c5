import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { docxParagraph, makeDocx } from '../../../apps/server/src/testing/make-docx.ts'
import type { Client } from '../client.ts'

/** A valid file, and the route for its kind. */
export type Seed = { name: string; bytes: Buffer; to: string; field: string }

const DOCUMENTS = new URL('../../../apps/server/src/adapters/documents/fixtures/', import.meta.url)
const PHOTOGRAPHS = new URL('../../../apps/server/src/adapters/photographs/fixtures/', import.meta.url)
const DOCUMENT_NAMES = [
  'browser.pdf',
  'owner-password.pdf',
  'password.pdf',
  'word-processor.pdf',
  'word-processor.docx',
  'word-processor.rtf',
  'other-program.odt',
  'before-docx.doc',
]

export async function documentSeeds(): Promise<Seed[]> {
  const files = await Promise.all(
    DOCUMENT_NAMES.map((name) => seedOf(name, DOCUMENTS, pathOf(endpoints.uploads.document))),
  )
  const text = '12 March 2024\nIt rained.\n\n13 March 2024\nIt rained again, and I wrote this down.\n'
  const plain = { name: 'diary.txt', to: pathOf(endpoints.uploads.document), field: 'file' }
  return [
    ...files,
    { ...plain, bytes: Buffer.from(text) },
    { ...plain, bytes: Buffer.from(`\uFEFF${text}`, 'utf16le') },
    {
      ...plain,
      name: 'made.docx',
      bytes: makeDocx(
        text
          .split('\n')
          .map((line) => docxParagraph(line))
          .join(''),
      ),
    },
  ]
}

/** Images in every accepted format, small enough to be decoded many times. */
export async function pictureSeeds(to: string): Promise<Seed[]> {
  const field = 'file'
  const page = await readFile(new URL('printed-page.webp', PHOTOGRAPHS))
  const small = sharp(page).resize(480)
  const made = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(async (format) => ({
      name: `page.${format}`,
      bytes: await small
        .clone()
        .toFormat(format)
        .withExif({ IFD0: { Copyright: 'Nobody' } })
        .toBuffer(),
      to,
      field,
    })),
  )
  return [...made, { ...(await seedOf('page.heic', PHOTOGRAPHS, to)), field }]
}

/** The archive of a user with entries. */
export async function archiveSeeds(person: Client, origin: string): Promise<Seed[]> {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(new URL(pathOf(endpoints.archive.download), origin), { headers: { cookie } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return (['verify', 'restore'] as const).map((verb) => ({
    name: 'archive.zip',
    bytes,
    to: pathOf(endpoints.archive[verb]),
    field: 'file',
  }))
}

async function seedOf(name: string, folder: URL, to: string): Promise<Seed> {
  return { name, bytes: await readFile(new URL(name, folder)), to, field: 'file' }
}

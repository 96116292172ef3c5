import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PaymentMethods } from '@soundings/contract/billing'
import type { CurrentEcho } from '@soundings/contract/echoes'
import type { Entry, EntryList } from '@soundings/contract/entries'
import type { ProfileAnswer } from '@soundings/contract/profile'
import type { Client } from '../client.ts'

const PAGE = join(import.meta.dirname, '../../apps/server/src/photographs/fixtures/printed-page.webp')
const DAY_MS = 86_400_000
const CARD = { cardNumber: '4242424242424242', expiryMonth: '12', expiryYear: '2040', cvv: '123' }
const ADDRESS = {
  name: 'A Person',
  line1: '1 Harbour Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '10001',
  country: 'US',
}

/** Ids of somebody's own, one of each kind that a route can name. */
export type Owned = Record<
  'avatar' | 'card' | 'page' | 'pending' | 'imported' | 'photographed' | 'deleted' | 'echo' | 'entry',
  string
>

/** The kind of thing that the id in an address names; the first that fits. */
const KINDS: readonly (readonly [RegExp, keyof Owned])[] = [
  [/^\/api\/profile\/avatar\//, 'avatar'],
  [/^\/api\/billing\//, 'card'],
  [/^\/api\/imports\/pending\/\{id\}\/(text|photograph)/, 'page'],
  [/^\/api\/imports\/pending\//, 'pending'],
  [/^\/api\/imports\//, 'imported'],
  [/^\/api\/entries\/\{id\}\/photograph/, 'photographed'],
  [/^\/api\/entries\/\{id\}\/restore/, 'deleted'],
  [/^\/api\/echoes\//, 'echo'],
]

/** An address with an id of the kind that it asks for. */
export function addressed(path: string, owned: Owned): string {
  const [, kind] = KINDS.find(([pattern]) => pattern.test(path)) ?? []
  return path.replace('{id}', owned[kind ?? 'entry'])
}

/** Makes one thing of each kind. */
export async function ownedBy(owner: Client): Promise<Owned> {
  const entries: Entry[] = []
  for (let day = 8; day > 0; day--) {
    const created_at = new Date(Date.now() - day * DAY_MS).toISOString()
    const content = `I keep a blue cup by the window, number ${day}.`
    const body = { content, mood: 4, energy: 3, focus: 3, created_at }
    entries.push(await owner.must<Entry>('POST', '/api/entries', { body }))
  }
  const [entry, deleted] = entries
  await owner.must('DELETE', `/api/entries/${deleted?.id}`)
  const { echo } = await owner.must<CurrentEcho>('GET', '/api/echoes/current')
  await owner.must('POST', '/api/billing/payment-methods', { body: { ...CARD, ...ADDRESS } })
  const { paymentMethods } = await owner.must<PaymentMethods>('GET', '/api/billing/payment-methods')
  const { imported, photographed } = await importedPage(owner)
  await owner.must('POST', '/api/profile/avatar', { body: await fileOf(PAGE, 'portrait.webp') })
  const { profile } = await owner.must<ProfileAnswer>('GET', '/api/profile')
  const document = new FormData()
  document.append('file', new Blob(['14 March 2024\n\nThe river was over its banks.\n']), 'diary.txt')
  return {
    entry: entry?.id ?? '',
    deleted: deleted?.id ?? '',
    echo: echo?.echo_id ?? '',
    card: paymentMethods[0]?.id ?? '',
    avatar: profile.avatar_url?.split('/').at(-1) ?? '',
    imported,
    photographed,
    page: await waiting(owner, 'photo-ocr', await fileOf(PAGE, 'page.webp')),
    pending: await waiting(owner, 'import', document),
  }
}

/** A photograph that became an entry, and the import that brought it. */
async function importedPage(owner: Client): Promise<Pick<Owned, 'imported' | 'photographed'>> {
  const page = await waiting(owner, 'photo-ocr', await fileOf(PAGE, 'page.webp'))
  const body = { text: 'As I wrote it.', date: '2021-03-09', time: null, keep_photograph: true }
  await owner.must('PUT', `/api/imports/pending/${page}/text`, { body })
  const { import_id } = await owner.must<{ import_id: string }>('POST', '/api/onboarding/process-imports')
  const { entries } = await owner.must<EntryList>('GET', '/api/entries?limit=200')
  return { imported: import_id, photographed: entries.find(({ photographed }) => photographed)?.id ?? '' }
}

async function waiting(owner: Client, route: string, body: FormData): Promise<string> {
  const read = await owner.must<{ pending_id: string }>('POST', `/api/onboarding/uploads/${route}`, { body })
  return read.pending_id
}

async function fileOf(path: string, name: string): Promise<FormData> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await readFile(path))]), name)
  return form
}

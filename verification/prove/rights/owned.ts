import { pathOf } from '@soundings/contract/endpoint'
import * as endpoints from '@soundings/contract/endpoints'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PaymentMethods } from '@soundings/contract/billing'
import type { CurrentEcho } from '@soundings/contract/echoes'
import type { Entry, EntryList } from '@soundings/contract/entries'
import type { ProfileAnswer } from '@soundings/contract/profile'
import { BILLING_ADDRESS } from '../billing-address.ts'
import type { Client } from '../client.ts'

const PAGE = join(import.meta.dirname, '../../../apps/server/src/adapters/photographs/fixtures/printed-page.webp')
const DAY_MS = 86_400_000
const CARD = { cardNumber: '4242424242424242', expiryMonth: '12', expiryYear: '2040', cvv: '123' }

/** Ids that belong to one user, one of each kind that a route can contain. */
export type Owned = Record<
  'avatar' | 'card' | 'page' | 'pending' | 'imported' | 'photographed' | 'deleted' | 'echo' | 'entry',
  string
>

/** The kind of the id in a URL; the first match counts. */
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

/** A URL with an id of the kind that it needs. */
export function addressed(path: string, owned: Owned): string {
  const [, kind] = KINDS.find(([pattern]) => pattern.test(path)) ?? []
  return path.replace('{id}', owned[kind ?? 'entry'])
}

/** Creates one object of each kind. */
export async function ownedBy(owner: Client): Promise<Owned> {
  const entries: Entry[] = []
  for (let day = 8; day > 0; day--) {
    const created_at = new Date(Date.now() - day * DAY_MS).toISOString()
    const content = `I keep a blue cup by the window, number ${day}.`
    const body = { content, mood: 4, energy: 3, focus: 3, created_at }
    entries.push(await owner.must<Entry>('POST', pathOf(endpoints.entries.create), { body }))
  }
  const [entry, deleted] = entries
  await owner.must('DELETE', pathOf(endpoints.entries.remove, { id: deleted?.id ?? '' }))
  const { echo } = await owner.must<CurrentEcho>('GET', pathOf(endpoints.echoes.current))
  await owner.must('POST', pathOf(endpoints.billing.addPaymentMethod), { body: { ...CARD, ...BILLING_ADDRESS } })
  const { paymentMethods } = await owner.must<PaymentMethods>('GET', pathOf(endpoints.billing.paymentMethods))
  const { imported, photographed } = await importedPage(owner)
  await owner.must('POST', pathOf(endpoints.profile.uploadAvatar), { body: await fileOf(PAGE, 'portrait.webp') })
  const { profile } = await owner.must<ProfileAnswer>('GET', pathOf(endpoints.profile.read))
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
    page: await waiting(owner, endpoints.uploads.photograph, await fileOf(PAGE, 'page.webp')),
    pending: await waiting(owner, endpoints.uploads.document, document),
  }
}

/** A photo that became an entry, and its import. */
async function importedPage(owner: Client): Promise<Pick<Owned, 'imported' | 'photographed'>> {
  const page = await waiting(owner, endpoints.uploads.photograph, await fileOf(PAGE, 'page.webp'))
  const body = { text: 'As I wrote it.', date: '2021-03-09', time: null, keep_photograph: true }
  await owner.must('PUT', pathOf(endpoints.imports.confirmText, { id: page }), { body })
  const { import_id } = await owner.must<{ import_id: string }>('POST', pathOf(endpoints.uploads.process))
  const { entries } = await owner.must<EntryList>('GET', `${pathOf(endpoints.entries.list)}?limit=200`)
  return { imported: import_id, photographed: entries.find(({ photographed }) => photographed)?.id ?? '' }
}

async function waiting(owner: Client, upload: { path: string }, body: FormData): Promise<string> {
  const read = await owner.must<{ pending_id: string }>('POST', upload.path, { body })
  return read.pending_id
}

async function fileOf(path: string, name: string): Promise<FormData> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await readFile(path))]), name)
  return form
}

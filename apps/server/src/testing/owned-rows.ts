import { randomBytes, randomUUID } from 'node:crypto'
import type { EarlierVersions } from '@soundings/contract/earlier-versions'
import type { Entry } from '@soundings/contract/entries'
import { readFile } from 'node:fs/promises'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { passkeysStore } from '#server/capabilities/passkeys/passkeys.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { importIn } from './a-journal-import.ts'
import { aPasskey } from './account-rows.ts'
import { aCard, anEntry } from './builders.ts'
import { vaultOf } from './vault-of.ts'
import { aLetterOf } from './letter-week.ts'
import type { Person } from './person.ts'
import { PLAIN_LINES } from './plain-days.ts'
import { photographOf } from './pictures.ts'
import type { TestApp } from './test-app.ts'
import { DAY } from './test-clock.ts'
import { upload, uploadDocument } from './uploads.ts'

/** @returns the id of a new entry */
export async function entryOf(person: Person): Promise<string> {
  return (await person.post('/api/entries', anEntry())).json().id as string
}

/** Creates an item of the kind that a route refers to. @returns its id */
export async function ownedBy(fixture: TestApp, owner: Person, path: string): Promise<string> {
  const vault = await vaultOf(fixture, owner)
  if (path.startsWith('/api/profile/avatar')) {
    const version = randomUUID()
    await avatarsStore(fixture.db, vault).save(version, Buffer.from('A small picture.'))
    return version
  }
  if (path.startsWith('/api/billing')) {
    await owner.post('/api/billing/payment-methods', aCard())
    return (await owner.get('/api/billing/payment-methods')).json().paymentMethods.at(-1).id as string
  }
  if (/pending\/:id\/(text|photograph)$/.test(path)) return (await aPageOf(owner)).pending_id
  if (path.startsWith('/api/imports/')) {
    const { pending_id } = (await uploadDocument(owner, `A page of ${randomUUID()}, one of many.`)).json()
    if (!path.endsWith('/undo')) return pending_id as string
    await owner.post('/api/onboarding/classify-imports', { classification: 'recent' })
    return (await owner.post('/api/onboarding/process-imports')).json().import_id as string
  }
  if (path.startsWith('/api/journal-imports')) {
    return importIn(fixture.db, vault, path.endsWith('/undo') ? 'done' : 'found', { now: fixture.clock.now() })
  }
  if (path.startsWith('/api/echoes')) return echoOf(fixture, owner)
  if (path.startsWith('/api/versions')) return versionOf(owner)
  if (path.startsWith('/api/letters')) return aLetterOf(owner, fixture.clock)
  if (path.startsWith('/api/passkeys')) return passkeyOf(vault, fixture)
  if (path.startsWith('/api/writing')) return ownPromptOf(owner)
  if (path.startsWith('/api/on-this-day')) return retiredDayOf(owner)
  if (path.startsWith('/api/entry-photographs')) return photographOf(owner)
  const id = await entryOf(owner)
  if (path.endsWith('/restore') || path.startsWith('/api/deleted-entries')) await owner.delete(`/api/entries/${id}`)
  if (path.includes('/photograph')) {
    const photograph = { id: randomUUID(), mediaType: 'image/png', original: Buffer.of(1), display: Buffer.of(2) }
    await photographsStore(fixture.db, vault).putBack(photograph, id)
  }
  return id
}

/** A photograph that was read and waits for review. */
async function aPageOf(owner: Person): Promise<{ pending_id: string }> {
  const content = await readFile(new URL('../adapters/photographs/fixtures/printed-page.webp', import.meta.url))
  return (await upload(owner, '/api/onboarding/uploads/photo-ocr', [{ name: 'page.webp', content }])).json()
}

async function echoOf({ clock }: TestApp, owner: Person): Promise<string> {
  for (const content of PLAIN_LINES) {
    await owner.post('/api/entries', anEntry({ content }))
    clock.advance(DAY)
  }
  return (await owner.get('/api/echoes/current')).json().echo.echo_id as string
}

/** An entry that was changed. @returns the id of its earlier version */
async function versionOf(owner: Person): Promise<string> {
  const entryId = await entryOf(owner)
  await owner.send('PATCH', `/api/entries/${entryId}`, { body: { content: 'Walked further.' } })
  return (await owner.get(`/api/entries/${entryId}/versions`)).json<EarlierVersions>().versions[0]?.id ?? ''
}

async function passkeyOf(vault: AccountVault, { db }: TestApp): Promise<string> {
  const id = randomUUID()
  await passkeysStore(db, vault).add(id, randomBytes(32), aPasskey('phone'))
  return id
}

async function ownPromptOf(owner: Person): Promise<string> {
  return (await owner.post('/api/writing/prompts', { text: 'What did the harbor sound like?' })).json().id as string
}

/** A date with an entry, retired. */
async function retiredDayOf(owner: Person): Promise<string> {
  const { local_date } = (await owner.post('/api/entries', anEntry())).json<Entry>()
  await owner.send('PUT', `/api/on-this-day/${local_date}/answer`, { body: { answer: 'retire' } })
  return local_date
}

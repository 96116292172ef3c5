import { randomBytes, randomUUID } from 'node:crypto'
import type { Entry } from '@soundings/contract/entries'
import { letterKey, periodAt } from '@soundings/core/letters'
import sharp from 'sharp'
import { lettersStore } from '#server/capabilities/letters/letters.store.ts'
import { photographsStore } from '#server/capabilities/imports/photographs.store.ts'
import { passkeysStore } from '#server/capabilities/passkeys/passkeys.store.ts'
import { avatarsStore } from '#server/capabilities/profile/avatars.store.ts'
import { importIn } from './a-journal-import.ts'
import { aPasskey } from './account-rows.ts'
import { aBrowser } from './a-browser.ts'
import { aCard, anEntry } from './builders.ts'
import type { Person } from './person.ts'
import { photographOf } from './pictures.ts'
import type { TestApp } from './test-app.ts'
import { DAY } from './test-clock.ts'
import { uploadDocument } from './uploads.ts'
import { vaultOf } from './vault-of.ts'

export const DAYS = 8
const WEEK = 7 * DAY
/** The entry with a photograph of its page, by its index in `ids`. */
export const MARKED = 2
/** The entry with a photograph in it, by its index in `ids`. */
export const PICTURED = 4
/** The typing measures of its entries: values that occur nowhere else in the database. */
export const TYPED = { typing_speed_wpm: 41.625, time_on_entry_seconds: 372.5, edit_count: 7_919 }

export type Journal = { ids: string[]; echo: string; pending: string }

/** An account that has each kind of sealed value. Its Echos are paused. */
export async function fullJournal(fixture: TestApp, person: Person): Promise<Journal> {
  await person.post('/api/onboarding/intentions', { intentions: ['Self-awareness'] })
  await person.post('/api/onboarding/method', { methodText: true, methodPhoto: true, methodImport: false })
  await person.post('/api/onboarding/preferences', { frequency: 'Whenever', tone: 'Concise' })
  const ids: string[] = []
  for (let day = 0; day < DAYS; day++) {
    const content = `I keep a blue cup by the window, number ${day}. ${day === MARKED ? 'A cormorant.' : ''}`
    const tags = [day === MARKED ? 'seldom' : 'often']
    const entry = anEntry({ content, tags, mood: 2, telemetry: TYPED })
    ids.push((await person.post('/api/entries', entry)).json<Entry>().id)
    fixture.clock.advance(DAY)
  }
  // This journal gets its first Echo after three weeks.
  fixture.clock.advance(2 * WEEK)
  // The last entry has an earlier version.
  await person.send('PATCH', `/api/entries/${ids.at(-1)}`, { body: { mood: 3 } })
  const photographs = [{ id: await photographOf(person), description: 'A cormorant on the lamp' }]
  await person.patch(`/api/entries/${ids[PICTURED]}`, { photographs })
  await person.send('PUT', '/api/on-this-day/settings', { body: { on: true } })
  await person.send('PUT', '/api/writing', { body: { word_goal: 150 } })
  await person.post('/api/writing/prompts', { text: 'What did the harbor sound like?' })
  const reminders = { on: true, time: '21:30', days: [1, 3], way: 'both', quiet_until: null }
  await person.send('PUT', '/api/reminders', { body: reminders })
  await person.send('PUT', '/api/reminders/device', { body: aBrowser('http://127.0.0.1:9/push').subscription })
  await person.send('PUT', '/api/profile', { body: { display_name: 'Mara' } })
  await person.post('/api/billing/payment-methods', aCard())
  const { pending_id: pending } = (await uploadDocument(person, 'A page of the harbour, long ago.')).json()
  await importIn(fixture.db, await vaultOf(fixture, person), 'done', { now: fixture.clock.now() })
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
  const original = await picture.clone().png().toBuffer()
  const display = await picture.clone().jpeg().toBuffer()
  const vault = await vaultOf(fixture, person)
  const photograph = { id: randomUUID(), mediaType: 'image/png', original, display }
  await photographsStore(fixture.db, vault).putBack(photograph, ids[MARKED] ?? '')
  await fixture.db.query('update entries set photographed = true where entry_id = $1', [ids[MARKED]])
  await passkeysStore(fixture.db, vault).add(randomUUID(), randomBytes(32), aPasskey('phone'))
  await avatarsStore(fixture.db, vault).save(randomUUID(), await picture.clone().webp().toBuffer())
  const day = Math.floor(fixture.clock.now().getTime() / DAY)
  const letter = { ...periodAt('week', day - 7), version: 'letter-1.1', day, asOf: 0, sentences: [] }
  await lettersStore(fixture.db, vault).save(letterKey(letter), letter)
  const { echo } = (await person.get('/api/echoes/current')).json()
  await person.send('PUT', `/api/echoes/${echo.echo_id}/mark`, { body: { verdict: 'true' } })
  await person.send('PUT', '/api/echoes/pause', { body: { length: 'week' } })
  return { ids, echo: echo.echo_id, pending }
}

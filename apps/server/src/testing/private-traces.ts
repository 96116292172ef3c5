import { aBrowser } from './a-browser.ts'
import { anEntry } from './builders.ts'
import type { TestApp } from './test-app.ts'
import { uploadDocument } from './uploads.ts'

/** Contains letters that no hexadecimal number has: "abc123" would occasionally occur in a trace id by chance. */
const GUESS = 'made-up-token'

/**
 * A user signs in, writes, searches, uploads and opens a wrong URL.
 * @returns every word, address, token and id of the user that must not appear in monitoring
 */
export async function livePrivately(fixture: TestApp): Promise<string[]> {
  const mara = await fixture.person('mara.lind@x.test')
  const written = await mara.post('/api/entries', anEntry({ content: 'Unmistakable albatross over the harbour.' }))
  const id = String((written.json() as { id: string }).id)
  await mara.get(`/api/entries/${id}`)
  await mara.get('/api/entries?q=albatross')
  await mara.post('/api/entries', { content: 'albatross', mood: 99 })
  await uploadDocument(mara, 'March 3, 2024\nThe albatross came back.\n', 'albatross.txt')
  await mara.send('PUT', '/api/reminders/device', { body: aBrowser('http://127.0.0.1:9/albatross-push').subscription })
  await mara.get(`/albatross?token=${GUESS}`)
  await mara.get('/api/albatross')
  const mail = (await fixture.mails()).at(-1)?.text ?? ''
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? ''
  return ['albatross', 'harbour', 'mara', 'x.test', id, token, GUESS, ...mara.cookies.values()]
}

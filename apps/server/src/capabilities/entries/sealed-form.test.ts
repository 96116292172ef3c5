import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newAccountKey, openAccountVault } from '#server/platform/vault/account-vault.ts'
import { deriveRootKeys } from '#server/platform/vault/root-keys.ts'
import { bodyParts, entryBodyPlace, sealEntryBody } from './sealed-form.ts'

const MEASURES = {
  typingSpeedWpm: 40,
  timeOnEntrySeconds: null,
  editCount: 2,
  sentimentScore: null,
  lexicalDiversity: 0.5,
}
const ENTRY = {
  title: 'A "title"',
  content: ',"tags":["x"] \\ "',
  tags: [{ tag: ',"tags":[', source: 'user' as const }],
}

test('a body as it is sealed today is divided without decoding its text', () => {
  const [root, account, id] = [deriveRootKeys(randomBytes(32)), randomUUID(), randomUUID()]
  const vault = openAccountVault(root, account, newAccountKey(root, account))
  const body = vault.openBytes(entryBodyPlace(id), sealEntryBody(vault, id, { ...ENTRY, ...MEASURES }))
  const parts = bodyParts(body)
  expect(parts?.rest).toEqual({ tags: ENTRY.tags, measures: MEASURES })
  expect(JSON.parse(`{${parts?.text.toString()}}`)).toEqual({ title: ENTRY.title, content: ENTRY.content })
})

test('a body from before there were measures is divided too', () => {
  expect(bodyParts(Buffer.from(JSON.stringify(ENTRY)))?.rest).toEqual({ tags: ENTRY.tags })
})

test.each([
  ['another order', { content: 'c', title: 't', tags: [] }],
  ['tags first', { tags: [], title: 't', content: 'c' }],
  ['another member at the end', { title: 't', content: 'c', tags: [], mood: 3 }],
  ['another member in between', { title: 't', mood: 3, content: 'c', tags: [] }],
  ['no tags', { title: 't', content: 'c' }],
])('a body with %s is not divided', (_, body) => {
  expect(bodyParts(Buffer.from(JSON.stringify(body)))).toBeNull()
})

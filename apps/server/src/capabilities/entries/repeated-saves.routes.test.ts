import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { MINUTE } from '#server/testing/test-clock.ts'

test('the same idempotency key stores one entry, even for simultaneous requests', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const post = () => mara.post('/api/entries', anEntry(), { 'idempotency-key': 'key-1' })
  const answers = await Promise.all(Array.from({ length: 6 }, post))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 6 }, () => 201))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect((await mara.get('/api/entries')).json().entries).toHaveLength(1)
})

test('another text under a used key is not lost: the refusal contains the stored entry', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'Half a thought' }), { 'idempotency-key': 'key-1' })
  const answer = await mara.post('/api/entries', anEntry({ content: 'The whole thought' }), {
    'idempotency-key': 'key-1',
  })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', entry: { content: 'Half a thought' } })
})

test('a text written after the one under its key was deleted becomes an entry of its own', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const save = (content: string) => mara.post('/api/entries', anEntry({ content }), { 'idempotency-key': 'key-1' })
  const { id } = (await save('First.')).json<{ id: string }>()
  await mara.delete(`/api/entries/${id}`)
  const second = await save('Second.')
  expect([second.statusCode, second.json().content]).toEqual([201, 'Second.'])
  expect((await save('Second.')).json().id).toBe(second.json().id)
  await mara.post(`/api/entries/${id}/restore`)
  const listed = (await mara.get('/api/entries')).json<{ entries: { content: string }[] }>().entries
  expect(listed.map(({ content }) => content).toSorted()).toEqual(['First.', 'Second.'])
})

test('two people may use the same key', async () => {
  await using fixture = await testApp()
  for (const email of ['mara@x.test', 'ines@x.test']) {
    const person = await fixture.person(email)
    await person.post('/api/entries', anEntry({ content: email }), { 'idempotency-key': 'key-1' })
    expect((await person.get('/api/entries')).json().entries).toHaveLength(1)
  }
})

test('an entry deleted elsewhere and saved again can be changed at once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const save = () => mara.post('/api/entries', anEntry({ content: 'Wanted.' }), { 'idempotency-key': 'one' })
  const { id } = (await save()).json<{ id: string }>()
  await mara.delete(`/api/entries/${id}`)
  fixture.clock.advance(MINUTE)
  const { updated_at } = (await save()).json<{ updated_at: string }>()
  const changed = await mara.patch(`/api/entries/${id}`, { mood: 5, expected_updated_at: updated_at })
  expect(changed.statusCode).toBe(200)
})

import { Entry } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'

test.each([
  'An "odd" one: {"title":"x","content":"y","tags":[{"tag":"z"}]}',
  ',"tags":[ \\",\\"tags\\":[ \\\\',
  'Line\nbreak, tab\t, é, 🧵, \u2028 and \u0001 #tag #another',
])('an entry is the same in a list and alone: %j', async (content) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry({ content, tags: ['a "quoted" tag', ',"tags":['] }))).json()
  const alone = (await mara.get(`/api/entries/${id}`)).json()
  expect(alone.content).toBe(content)
  for (const list of ['', '?limit=1', '?q=o&limit=5', '?tag=tag&limit=5']) {
    const answer = await mara.get(`/api/entries${list}`)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const { entries } = answer.json()
    if (list.includes('q=') && !content.includes('o')) continue
    expect(entries).toEqual([alone])
    expect(Entry.parse(entries[0])).toEqual(alone)
  }
})

import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'

test('before an Echo short texts are scanned together, a long one by itself, and none twice', async () => {
  const scanned: number[][] = []
  await using fixture = await testApp({}, ({ analyst }) => ({
    analyst: {
      ...analyst,
      levels: (accountId, contents) => {
        scanned.push(contents.map(({ length }) => length))
        return analyst.levels(accountId, contents)
      },
    },
  }))
  const mara = await fixture.person()
  for (const [minute, length] of [30, 20, 70_000, 10].entries()) {
    const created_at = new Date(fixture.clock.now().getTime() - (9 - minute) * 60_000).toISOString()
    await mara.post('/api/entries', anEntry({ content: 'a'.repeat(length), created_at }))
  }
  await mara.get('/api/echoes/current')
  expect(scanned).toEqual([[30, 20], [70_000], [10]])
  await mara.post('/api/entries', anEntry({ content: 'a'.repeat(40) }))
  await mara.get('/api/echoes/current')
  expect(scanned.slice(3)).toEqual([[40]])
})

import { expect, test } from 'vitest'
import { startAnalyst } from '#server/platform/analysis/pool.ts'
import { comparables } from './duplicates.ts'

test('a diary of two hundred thousand short notes is compared like any other', async () => {
  await using analyst = startAnalyst()
  const notes = Array.from({ length: 200_000 }, (_, index) => ({ body: 'Rain.', day: index, dated: true }))
  const found = await comparables(analyst, 'an account', notes)
  expect(new Set(found).size).toBe(notes.length)
})

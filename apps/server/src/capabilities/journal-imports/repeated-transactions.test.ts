import { expect, test } from 'vitest'
import { dayOneJson } from '#server/adapters/journals/day-one/day-one.fixture.ts'
import { bringJournal } from '#server/testing/journal-imports.ts'
import { makeZip } from '#server/testing/make-zip.ts'
import { aPicture } from '#server/testing/pictures.ts'
import { repeatedTransactions } from '#server/testing/repeated-transactions.ts'
import { testApp } from '#server/testing/test-app.ts'

const SMALL = '0cc175b9c0f1b6a831c399e269772661'
const LARGE = '92eb5ffee6ae2fec3ad71c777531578f'
/** A photograph of this size takes more than the megabyte that the journal may hold. */
const LARGE_SIZE = { width: 1600, height: 1600 }
const FERRY = {
  uuid: '5B0E5D4FBD1C4A0E9E0AE0F1F2A3B4C5',
  creationDate: '2021-07-03T22:48:50Z',
  text: '# Ferry at last\n\n![](dayone-moment://P1)\n\n![](dayone-moment://P2)',
  photos: [
    { identifier: 'P1', md5: SMALL, type: 'jpeg', orderInEntry: 0 },
    { identifier: 'P2', md5: LARGE, type: 'jpeg', orderInEntry: 1 },
  ],
}

test('photographs with and without room are counted once when the database repeats a transaction', async () => {
  await using fixture = await testApp({ JOURNAL_QUOTA_MB: '1' }, ({ db }) => ({ db: repeatedTransactions(db) }))
  const mara = await fixture.person()
  const content = makeZip([
    { name: 'Journal.json', bytes: Buffer.from(dayOneJson([FERRY])) },
    { name: `photos/${SMALL}.jpeg`, bytes: await aPicture({ seed: 3 }).jpeg().toBuffer() },
    { name: `photos/${LARGE}.jpeg`, bytes: await aPicture(LARGE_SIZE).jpeg({ quality: 100 }).toBuffer() },
  ])
  const { brought } = await bringJournal(mara, [{ name: 'export.zip', content }])
  expect(brought).toMatchObject({
    entries: 1,
    photographs: 1,
    problems: [{ problem: 'no_room_for_photograph' }],
    problem_count: 1,
  })
})

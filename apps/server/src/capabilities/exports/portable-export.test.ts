import { DAMAGED_ENTRY_NOTE } from '@soundings/core/entries'
import { expect, test } from 'vitest'
import type { Files } from '#server/capabilities/archive/archive.fixture.ts'
import { testApp } from '#server/testing/test-app.ts'
import { aJournal, dayOne, exported, filesOf, PORTABLE, readBook } from '#server/testing/portable-exports.ts'

const wholeText = (files: Files) =>
  [...files].map(([path, bytes]) => (/\.jpe?g$/.test(path) ? '' : String(bytes))).join('\n')

test.each(PORTABLE)(
  'a range of dates limits the entries and photographs of %s, and leaves undated ones out',
  async (format) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const [first] = await aJournal(fixture, mara)
    await fixture.db.query('update entries set undated = true where entry_id = $1', [first?.id])
    const all = await filesOf(mara, format)
    expect(wholeText(all)).toContain('The first day.')
    const some = await filesOf(mara, format, '&start=2026-11-23&end=')
    const pictures = (files: Files) => [...files.keys()].filter((path) => /\.jpe?g$/.test(path)).length
    expect(wholeText(some)).toContain('The third day.')
    expect(wholeText(some)).not.toMatch(/The first day|What held/)
    expect(pictures(some)).toBe(1)
    expect(wholeText(await filesOf(mara, format, '&end=2026-11-21'))).not.toContain('The first day.')
    if (format === 'markdown') expect([...all.keys()]).toContain('Soundings/Undated/The first day.md')
    if (format === 'epub') expect(readBook(all).at(-1)).toContain('Undated')
  },
)

test.each(PORTABLE)('%s without entries is a whole file that says so', async (format) => {
  await using fixture = await testApp()
  const files = await filesOf(await fixture.person(), format)
  if (format === 'dayone') expect(dayOne(files).entries).toEqual([])
  else expect(wholeText(files)).toContain('There are no entries in this period.')
  if (format === 'epub') expect(readBook(files)).toHaveLength(3)
})

test.each(PORTABLE)(
  'a damaged entry and a damaged photograph leave a note in %s, and the rest is whole',
  async (format) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const [first, second] = await aJournal(fixture, mara)
    await fixture.db.query('update entries set body_sealed = substring(body_sealed for 40) where entry_id = $1', [
      first?.id,
    ])
    await fixture.db.query(
      'update photograph_parts set image_sealed = substring(image_sealed for 40) where photograph_id = $1',
      [second?.photographs[0]?.id],
    )
    const files = await filesOf(mara, format)
    const text = wholeText(files)
    expect(text).toContain(DAMAGED_ENTRY_NOTE)
    expect(text.match(/A photo is missing here\./g)).toHaveLength(1)
    expect(text).toContain('The third day.')
    expect([...files.keys()].filter((path) => /\.jpe?g$/.test(path))).toHaveLength(2)
    if (format === 'epub') readBook(files)
  },
)

test.each(PORTABLE)('%s has neither deleted entries nor those of another person', async (format) => {
  await using fixture = await testApp()
  const [mara, ines] = [await fixture.person('mara@x.test'), await fixture.person('ines@x.test')]
  const [, second] = await aJournal(fixture, mara)
  await mara.delete(`/api/entries/${second?.id}`)
  const own = await filesOf(mara, format)
  expect(wholeText(own)).toContain('The first day.')
  expect(wholeText(own)).not.toContain('What held?')
  expect([...own.keys()].filter((path) => /\.jpe?g$/.test(path))).toHaveLength(1)
  expect(wholeText(await filesOf(ines, format))).not.toMatch(/The first day|The third day/)
})

test.each([
  ['markdown', 'A Markdown folder'],
  ['dayone', 'A Day One ZIP'],
  ['epub', 'A book'],
] as const)('a journal with too much for %s is asked for a shorter range', async (format, named) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await aJournal(fixture, mara)
  await fixture.db.query(`update entries set photographs = 10001 where day = (select min(day) from entries)`)
  const answer = await exported(mara, format)
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    {
      code: 'TOO_LARGE',
      error: `${named} can have up to 20,000 entries and 10,000 photos. Please choose a shorter date range.`,
    },
  ])
  expect((await exported(mara, format, '&start=2026-11-22')).statusCode).toBe(200)
})

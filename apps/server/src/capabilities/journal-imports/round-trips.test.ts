import type { Entry } from '@soundings/contract/entries'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bringJournal } from '#server/testing/journal-imports.ts'
import type { Person } from '#server/testing/person.ts'
import { aJournal, exported } from '#server/testing/portable-exports.ts'
import { testApp } from '#server/testing/test-app.ts'

const entriesOf = async (person: Person) => (await person.get('/api/entries')).json<{ entries: Entry[] }>().entries

/** Day One’s own lines have no spaces at their end, and a description is one line. */
const tidy = (text: string) => text.replace(/[ \t]+$/gmu, '')
const inOneLine = (text: string) => text.replace(/\s+/gu, ' ')

/** An entry’s content, and the hashes of its photographs in order. */
async function saidIn(person: Person) {
  const all: unknown[] = []
  for (const entry of await entriesOf(person)) {
    const { content, title, titled, tags, mood, energy, focus, local_date, local_time, prompt, photographs } = entry
    const images: string[] = []
    for (const { id } of photographs ?? []) {
      const { rawPayload } = await person.get(`/api/entry-photographs/${id}`)
      images.push(createHash('sha256').update(rawPayload).digest('hex'))
    }
    const described = (photographs ?? []).map(({ description }) => inOneLine(description))
    const said = { content: tidy(content), title, titled, tags, mood, energy, focus, local_date, local_time, prompt }
    all.push({ ...said, described, images })
  }
  return all
}

test.each(['dayone', 'markdown'] as const)(
  'a journal that is exported as %s and brought into another account keeps text, days, tags, ratings and photographs',
  async (format) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    await aJournal(fixture, mara)
    const file = (await exported(mara, format)).rawPayload
    const ben = await fixture.person('ben@x.test')
    const { brought } = await bringJournal(ben, [{ name: 'export.zip', content: file }])
    expect(brought).toMatchObject({ entries: 3, photographs: 3, problem_count: 0 })
    expect(await saidIn(ben)).toEqual(await saidIn(mara))
    const again = await bringJournal(ben, [{ name: 'export.zip', content: file }])
    expect(again.brought).toMatchObject({ entries: 0, skipped: 3 })
  },
)

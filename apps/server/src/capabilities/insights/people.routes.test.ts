import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'

const people = async (person: Person) => (await person.get('/api/insights/people')).json()
const write = (person: Person, content: string) => person.post('/api/entries', anEntry({ content }))

const ANNA = [
  'Walked to the harbor with Anna before work, and she talked about the boat.',
  'Lunch with Anna in the park, and then the long way home.',
]

test('the people of a journal are named until it changes, and then anew', async () => {
  let jobs = 0
  await using fixture = await testApp({}, ({ analyst }) => ({
    analyst: { ...analyst, people: (accountId, open) => (jobs++, analyst.people(accountId, open)) },
  }))
  const mara = await fixture.person()
  expect(await people(mara)).toEqual({ people: [] })
  for (const text of ANNA) await write(mara, text)
  expect(await people(mara)).toEqual({ people: ['Anna'] })
  expect(await people(mara)).toEqual({ people: ['Anna'] })
  expect(jobs).toBe(2)
  await write(mara, 'I called my mum and we spoke about the garden for an hour.')
  expect(await people(mara)).toEqual({ people: ['Anna', 'mum'] })
})

test('nobody sees the people of another journal', async () => {
  await using fixture = await testApp()
  const [mara, oskar] = [await fixture.person('mara@x.test'), await fixture.person('oskar@x.test')]
  for (const text of ANNA) await write(mara, text)
  expect(await people(mara)).toEqual({ people: ['Anna'] })
  expect(await people(oskar)).toEqual({ people: [] })
})

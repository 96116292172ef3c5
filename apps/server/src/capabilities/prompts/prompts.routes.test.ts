import type { FittingPromptList } from '@soundings/contract/prompts'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

const prompts = async (person: Person, query = '') =>
  (await person.get(`/api/prompts${query}`)).json<FittingPromptList>()
const fitting = async (person: Person) => (await prompts(person)).fitting
const ids = async (person: Person, query = '') => (await prompts(person, query)).prompts.map(({ id }) => id)

test('the server suggests prompts that fit the most recent days, from entry to entry', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect(await fitting(mara)).toBe('all')
  for (let day = 0; day < 3; day++) {
    await mara.post('/api/entries', anEntry({ mood: 1 }))
    fixture.clock.advance(DAY)
  }
  expect(await fitting(mara)).toBe('grounding')
  await mara.post('/api/entries', anEntry({ content: 'I want to die. There is nothing else to say.', mood: 1 }))
  expect(await fitting(mara)).toBe('steady')
})

test('one person’s entries do not change another person’s prompts', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  await mara.post('/api/entries', anEntry({ content: 'I want to die. There is nothing else to say.', mood: 1 }))
  expect(await fitting(ines)).toBe('all')
})

test('nine prompts are offered: the same ones all day, others in another round or on another day', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const first = await ids(mara)
  expect(new Set(first).size).toBe(9)
  expect(await ids(mara)).toEqual(first)
  expect(await ids(mara, '?round=1')).not.toEqual(first)
  fixture.clock.advance(DAY)
  expect(await ids(mara)).not.toEqual(first)
})

test('low ratings under the sliders select prompts of another kind', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const shelves = async (query: string) => {
    const rounds = Array.from({ length: 6 }, (_, round) => ids(mara, `${query}&round=${round}`))
    return (await Promise.all(rounds)).flat().map((id) => id.split('-')[0])
  }
  const [low, high] = [await shelves('?mood=1&energy=1&focus=1'), await shelves('?mood=5&energy=5&focus=5')]
  const share = (all: (string | undefined)[]) => all.filter((shelf) => shelf === 'bs').length / all.length
  expect(share(low)).toBeGreaterThan(0.6)
  expect(share(high)).toBeLessThan(0.4)
})

test.each(['?mood=0', '?focus=6', '?energy=much', '?round=-1', '?round=10001'])(
  '%s is refused with an error message',
  async (query) => {
    await using fixture = await testApp()
    const answer = await (await fixture.person()).get(`/api/prompts${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
  },
)

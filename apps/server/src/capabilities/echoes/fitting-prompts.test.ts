import type { EchoSnapshots } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

const fitting = async (person: Person) =>
  (await person.get('/api/echoes/snapshots')).json<EchoSnapshots>().fitting_prompts

test('the server answers which prompts fit the days lately, entry by entry', async () => {
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

test('what one person wrote does not change the prompts of another', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  await mara.post('/api/entries', anEntry({ content: 'I want to die. There is nothing else to say.', mood: 1 }))
  expect(await fitting(ines)).toBe('all')
})

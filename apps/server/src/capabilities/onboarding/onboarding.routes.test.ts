import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

const METHOD = { methodText: true, methodPhoto: false, methodImport: true }

test('each step is saved, and the next visit continues after it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const step = async () => (await mara.get('/api/onboarding/status')).json().user.onboarding_step as number
  expect(await step()).toBe(0)
  await mara.post('/api/onboarding/intentions', { intentions: ['Creativity & ideas', 'Self-awareness'] })
  expect(await step()).toBe(1)
  await mara.post('/api/onboarding/method', METHOD)
  expect(await step()).toBe(2)
  await mara.post('/api/onboarding/preferences', { tone: 'Playful', language: 'en' })
  expect(await step()).toBe(3)
  await mara.post('/api/onboarding/complete')
  expect((await mara.get('/api/onboarding/status')).json()).toEqual({
    migration_needed: false,
    user: { onboarding_completed: true, onboarding_step: 4 },
    onboarding: {
      intentions: ['Creativity & ideas', 'Self-awareness'],
      method_text: true,
      method_photo: false,
      method_import: true,
      frequency: 'Whenever',
      tone: 'Playful',
    },
  })
})

test('going back and saving an earlier step again does not lose the later ones', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.post('/api/onboarding/intentions', { intentions: ['Self-awareness'] })
  await mara.post('/api/onboarding/method', METHOD)
  await mara.post('/api/onboarding/intentions', { intentions: ['Emotional processing', 'Emotional processing'] })
  const status = (await mara.get('/api/onboarding/status')).json()
  expect(status.user.onboarding_step).toBe(2)
  expect(status.onboarding.intentions).toEqual(['Emotional processing'])
})

test.each([
  [{ intentions: [] }, 'Please select at least one intention to continue.'],
  [{}, 'Please select at least one intention to continue.'],
])('without an intention the first step reports the missing field', async (body, sentence) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await mara.post('/api/onboarding/intentions', body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toBe(sentence)
})

test('an unknown intention is refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await mara.post('/api/onboarding/intentions', { intentions: ['World domination'] })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
})

test('without a tone the third step reports the missing field', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await mara.post('/api/onboarding/preferences', { frequency: 'Daily' })
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'Please select a tone to continue.'])
})

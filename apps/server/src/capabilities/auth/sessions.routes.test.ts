import { expect, test } from 'vitest'
import { DAY } from '#server/testing/test-clock.ts'
import { testApp } from '#server/testing/test-app.ts'

test('a person sees their own sessions and no one else’s', async () => {
  await using fixture = await testApp()
  const [first, , third] = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => `${day}T12:00:00.000Z`)
  fixture.clock.set(first ?? '')
  await fixture.person('mara@x.test')
  await fixture.person('ines@x.test')
  fixture.clock.set(third ?? '')
  const here = await fixture.person('mara@x.test')
  const { sessions } = (await here.get('/api/auth/sessions')).json()
  expect(sessions).toEqual([
    { signed_in_at: third, last_used_at: third, current: true },
    { signed_in_at: first, last_used_at: first, current: false },
  ])
})

test('ending the other sessions does not end this one, nor those of other people', async () => {
  await using fixture = await testApp()
  const elsewhere = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  const here = await fixture.person('mara@x.test')
  expect((await here.post('/api/auth/sessions/end-others')).json()).toEqual({ ended: 1 })
  expect((await elsewhere.get('/api/entries')).statusCode).toBe(401)
  expect((await here.get('/api/entries')).statusCode).toBe(200)
  expect((await ines.get('/api/entries')).statusCode).toBe(200)
})

test('an expired session is not listed', async () => {
  await using fixture = await testApp()
  await fixture.person('mara@x.test')
  fixture.clock.advance(31 * DAY)
  const here = await fixture.person('mara@x.test')
  expect((await here.get('/api/auth/sessions')).json().sessions).toHaveLength(1)
})

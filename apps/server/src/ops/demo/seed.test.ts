import { expect, test } from 'vitest'
import { startAnalyst } from '#server/platform/analysis/pool.ts'
import { testApp } from '#server/testing/test-app.ts'
import { seedDevelopmentAccounts } from './seed.ts'

const onDamaged = (error: Error) => {
  throw error
}

test('the demo account has ninety days of entries up to today, and Echos; the new account is empty', async () => {
  await using fixture = await testApp()
  await using analyst = startAnalyst()
  const deps = { db: fixture.db, root: fixture.root, analyst, now: fixture.clock.now(), onDamaged }
  await seedDevelopmentAccounts(deps)
  // A second start finds everything in place.
  await seedDevelopmentAccounts(deps)
  const demo = fixture.visitor()
  await demo.get('/api/auth/status')
  await demo.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'demo' })
  const { entries } = (await demo.get('/api/entries')).json()
  expect(entries).toHaveLength(78)
  expect(entries[0].created_at.slice(0, 10)).toBe('2026-11-21')
  expect(Date.parse(entries[0].created_at)).toBeLessThanOrEqual(fixture.clock.now().getTime())
  expect((await demo.get('/api/insights/streaks')).json().longest).toBeGreaterThan(7)
  const { snapshots } = (await demo.get('/api/echoes/snapshots')).json()
  expect(snapshots.length).toBeGreaterThanOrEqual(8)
  expect((await demo.get('/api/onboarding/status')).json().user.onboarding_completed).toBe(true)

  const fresh = fixture.visitor()
  await fresh.get('/api/auth/status')
  await fresh.post('/api/auth/dev-login', { email: 'new@soundings.test', token: 'new' })
  expect((await fresh.get('/api/onboarding/status')).json().user.onboarding_completed).toBe(false)
  expect((await fresh.get('/api/entries')).json().entries).toEqual([])
})

test('two servers that start at once on an empty database create one demo journal', async () => {
  await using fixture = await testApp()
  await using analyst = startAnalyst()
  const now = fixture.clock.now().getTime()
  const start = (ms: number) =>
    seedDevelopmentAccounts({ db: fixture.db, root: fixture.root, analyst, now: new Date(now + ms), onDamaged })
  await Promise.all([start(0), start(60_000)])
  const demo = fixture.visitor()
  await demo.get('/api/auth/status')
  await demo.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'demo' })
  expect((await demo.get('/api/entries')).json().entries).toHaveLength(78)
})

test('a demo account with a damaged key is left alone, and reported', async () => {
  await using fixture = await testApp()
  await using analyst = startAnalyst()
  const demo = fixture.visitor()
  await demo.get('/api/auth/status')
  await demo.post('/api/auth/dev-login', { email: 'demo@soundings.test', token: 'demo' })
  await fixture.db.query('update accounts set wrapped_key = set_byte(wrapped_key, 20, get_byte(wrapped_key, 20) # 1)')
  const damaged: string[] = []
  const report = ({ name }: Error) => void damaged.push(name)
  const now = fixture.clock.now()
  await seedDevelopmentAccounts({ db: fixture.db, root: fixture.root, analyst, now, onDamaged: report })
  expect(damaged).toEqual(['SealBrokenError'])
})

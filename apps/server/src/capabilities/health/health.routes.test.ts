import { expect, test } from 'vitest'
import { readinessOf } from '#server/platform/telemetry/readiness.ts'
import { standingStill } from '#server/testing/standing-still.ts'
import { testApp } from '#server/testing/test-app.ts'

test('a working server reports that it is alive and ready', async () => {
  await using fixture = await testApp()
  expect((await fixture.visitor().get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await fixture.visitor().get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('when the database hangs, the answer comes before the database times out', async () => {
  const still = Promise.withResolvers<Awaited<ReturnType<typeof standingStill>>>()
  await using fixture = await testApp({}, ({ db }) => {
    const hanging = standingStill(db)
    still.resolve(hanging)
    return {
      readiness: readinessOf({ query: async (sql) => (await hanging).db.query(sql) }),
    }
  })
  await using hanging = await still.promise
  let waits = true
  const statement = hanging.db.query('select 1').finally(() => (waits = false))
  statement.catch(() => undefined)
  const [one, other] = await Promise.all([fixture.visitor().get('/readyz'), fixture.visitor().get('/readyz')])
  expect(waits).toBe(true)
  for (const answer of [one, other]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'NOT_READY' }])
  }
})

test('a server that is shutting down is not ready, and still answers', async () => {
  await using fixture = await testApp({}, ({ db }) => {
    const readiness = readinessOf(db)
    readiness.stop()
    return { readiness }
  })
  const ready = await fixture.visitor().get('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { error: 'This server is shutting down.', code: 'NOT_READY' }])
  expect((await fixture.visitor().get('/healthz')).statusCode).toBe(200)
})

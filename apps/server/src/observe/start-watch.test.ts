import { expect, test } from 'vitest'
import { startAnalyst } from '#server/analysis/pool.ts'
import { readConfig } from '#server/config.ts'
import { otlpReceiver } from '#server/testing/otlp-receiver.ts'
import { testDb } from '#server/testing/test-db.ts'
import { readinessOf } from './readiness.ts'
import { startWatch } from './start-watch.ts'

test('nobody looks on unless the configuration asks for it', async () => {
  await using fixture = await testDb()
  await using analyst = startAnalyst()
  expect(await startWatch(readConfig({}), { ...fixture, analyst, readiness: readinessOf(fixture.db) })).toBeNull()
})

test('that spans are refused is told by name and code of the refusal', async () => {
  await using fixture = await testDb()
  await using analyst = startAnalyst()
  await using receiver = await otlpReceiver(403)
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint })
  const watch = await startWatch(config, { ...fixture, analyst, readiness: readinessOf(fixture.db) })
  const told: unknown[] = []
  watch?.reportTo((trouble) => void told.push(trouble))
  watch?.watcher.request({ method: 'GET', route: '/readyz', isUpload: false, traceparent: undefined }).end(200)
  await watch?.[Symbol.asyncDispose]()
  expect(told).toEqual([{ name: 'OTLPExporterError', code: 403 }])
})

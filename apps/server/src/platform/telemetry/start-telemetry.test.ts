import { expect, test } from 'vitest'
import { startAnalyst } from '#server/platform/analysis/pool.ts'
import { readConfig } from '#server/config.ts'
import { otlpReceiver } from '#server/testing/otlp-receiver.ts'
import { testDb } from '#server/testing/test-db.ts'
import { readinessOf } from './readiness.ts'
import { startTelemetry } from './start-telemetry.ts'

test('telemetry is off unless the configuration enables it', async () => {
  await using fixture = await testDb()
  await using analyst = startAnalyst()
  expect(await startTelemetry(readConfig({}), { ...fixture, analyst, readiness: readinessOf(fixture.db) })).toBeNull()
})

test('refused spans are reported by the refusal’s name and code', async () => {
  await using fixture = await testDb()
  await using analyst = startAnalyst()
  await using receiver = await otlpReceiver(403)
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint })
  const started = await startTelemetry(config, { ...fixture, analyst, readiness: readinessOf(fixture.db) })
  const reports: unknown[] = []
  started?.reportTo((trouble) => void reports.push(trouble))
  started?.telemetry.request({ method: 'GET', route: '/readyz', isUpload: false, traceparent: undefined }).end(200)
  await started?.[Symbol.asyncDispose]()
  expect(reports).toEqual([{ name: 'OTLPExporterError', code: 403 }])
})

import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { Telemetry } from './telemetry.ts'

/** A batch that the collector has not accepted within this time counts as undelivered. */
const EXPORT_MS = 5_000
const FIRST_ERROR_STATUS = 500

export type Tracing = AsyncDisposable & { telemetry: Telemetry }

/**
 * Spans of requests, statements and analyses, sent in batches over OTLP/HTTP. Undeliverable spans are dropped;
 * `onFailure` is called each time. Disposing it sends the remaining spans.
 * @param trustsCallers whether to accept a request's `traceparent`
 */
export function startTracing({
  endpoint,
  headers,
  version,
  trustsCallers,
  onFailure,
}: {
  endpoint: string
  headers: Readonly<Record<string, string>>
  version: string
  trustsCallers: boolean
  onFailure: (error: Error | undefined) => void
}): Tracing {
  const inner = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_MS,
  })
  const exporter: SpanExporter = {
    export: (spans, done) =>
      inner.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED) onFailure(result.error)
        done(result)
      }),
    shutdown: () => inner.shutdown(),
  }
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'soundings', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  })
  return {
    telemetry: telemetryOf(provider, trustsCallers),
    [Symbol.asyncDispose]: () => provider.shutdown().catch(onFailure),
  }
}

function telemetryOf(provider: TracerProvider, trustsCallers: boolean): Telemetry {
  const tracer = provider.getTracer('soundings')
  const current = new AsyncLocalStorage<Context>()

  async function spanned<T>(
    name: string,
    { kind, attributes }: { kind: SpanKind; attributes: Attributes },
    work: () => Promise<T>,
  ): Promise<T> {
    const parent = current.getStore()
    // Background jobs run outside any request.
    if (!parent) return work()
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    try {
      return await current.run(trace.setSpan(parent, span), work)
    } catch (error) {
      failed(span, error instanceof Error ? error.name : 'Error')
      throw error
    } finally {
      span.end()
    }
  }

  return {
    request({ method, route, traceparent }) {
      const attributes = { 'http.request.method': method, 'http.route': route }
      const parent = trustsCallers ? contextOf(traceparent) : ROOT_CONTEXT
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      const context = trace.setSpan(parent, span)
      return {
        within: (next) => current.run(context, next),
        end(status) {
          if (status !== null) span.setAttribute('http.response.status_code', status)
          if (status === null) failed(span, 'aborted')
          else if (status >= FIRST_ERROR_STATUS) failed(span, String(status))
          span.end()
        },
      }
    },
    statement({ operation, table }, work) {
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table ? { 'db.collection.name': table } : {}),
      }
      return spanned(table ? `${operation} ${table}` : operation, { kind: SpanKind.CLIENT, attributes }, work)
    },
    // A count of reminders belongs to no request, so it makes no span.
    reminders: () => {},
    job: (name, work) =>
      spanned(`analyse ${name}`, { kind: SpanKind.INTERNAL, attributes: { 'soundings.job': name } }, work),
  }
}

/** Only the name or code of an error: messages may quote a person's text. */
function failed(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
}

function contextOf(traceparent: string | undefined): Context {
  const caller = traceparent ? parseTraceParent(traceparent) : null
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT
}

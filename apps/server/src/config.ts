import { z } from 'zod'
import { TIERS, type Tier } from '@soundings/core/account'

/** The whole configuration, checked once and frozen. Secrets are kept apart so that `settings` may be logged. */
export type Config = {
  readonly settings: {
    readonly host: string
    readonly port: number
    readonly publicUrl: string
    /** True when users open the server with https: cookies are then Secure and prefixed, and HSTS is sent. */
    readonly secure: boolean
    readonly production: boolean
    readonly dataDir: string
    readonly devLogin: boolean
    readonly loginLimitPerIp: number
    /** The number of proxies in front of the server whose `X-Forwarded-For` is trusted. */
    readonly trustedProxies: number
    readonly echoMinTier: Tier
    readonly featureAcoustic: boolean
    /** Whether every answer is compared with the contract before it leaves. */
    readonly checkAnswers: boolean
    /** Languages of text recognition on this server. */
    readonly ocrLanguages: readonly string[]
    /** The endpoint that reads photographs, or null when this server reads them. */
    readonly ocrEndpoint: string | null
    readonly ocrModel: string
    /** The most bytes that one journal’s photographs may take. */
    readonly quotaBytes: number
    /** The key with which browsers open Stripe’s card fields; null in the sandbox. */
    readonly stripePublishableKey: string | null
    readonly logLevel: LogLevel
    /** The port of `/metrics`, or null when there is none. */
    readonly metricsPort: number | null
    /** The URL that spans are sent to, or null when none are recorded. */
    readonly otlpEndpoint: string | null
    /** Whether to trust the trace id in a request. */
    readonly trustTraceparent: boolean
    /** How long the server continues to serve after it has reported that it is shutting down. */
    readonly drainSeconds: number
    readonly mailFrom: string
    /** Contact addresses for users; null when the page refers them to the operator instead. */
    readonly mailboxes: Mailboxes | null
  }
  readonly secrets: {
    /** 32 bytes, or null when the embedded database uses a generated key in `dataDir`. */
    readonly secretKey: Buffer | null
    readonly databaseUrl: string | null
    readonly smtpUrl: string | null
    readonly ocrApiKey: string | null
    /** Null in the sandbox. */
    readonly stripeSecretKey: string | null
    /** Headers for the collector of the spans, such as a token. */
    readonly otlpHeaders: Readonly<Record<string, string>>
  }
}

type Mailboxes = { readonly privacy: string; readonly support: string; readonly feedback: string }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Lists every variable with a problem; if there is none, every problem of several variables together. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const Switch = z.enum(['on', 'off'], { error: 'must be "on" or "off"' })
const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

const port = (least: number) => {
  const error = `must be a port number from ${least} to 65535`
  return z
    .string()
    .regex(/^\d{1,5}$/, { error })
    .transform(Number)
    .refine((number) => number >= least && number <= 65_535, { error })
}

const NO_MAILBOX = 'must be one email address, or three separated by commas: for privacy, support and feedback'

/** Every variable of the environment that the server reads. */
export const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port(0).default(3000),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  SECRET_KEY: z
    .string()
    .refine((value) => /^[A-Za-z0-9+/]{43}=$/.test(value), {
      error: 'must be 32 bytes in base64; make one with: openssl rand -base64 32',
    })
    .transform((value) => Buffer.from(value, 'base64'))
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => /^[^@]+@[^@]+$/.test(value), {
      error: 'must be an email address, such as Soundings <journal@example.org>',
    })
    .optional(),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@,<>]+@[^\s@,<>]+(\s*,\s*[^\s@,<>]+@[^\s@,<>]+){0,2}$/, { error: NO_MAILBOX })
    .transform(mailboxesOf)
    .optional(),
  DEV_LOGIN: Switch.optional(),
  LOGIN_LIMIT_PER_IP: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: 'must be a whole number from 1' })
    .transform(Number)
    .default(30),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'must be the number of proxies in front of this server, or 0' })
    .transform(Number)
    .default(0),
  ECHO_MIN_TIER: z.enum(TIERS, { error: 'must be free, pro or premium' }).default('free'),
  FEATURE_ACOUSTIC: Switch.default('off'),
  CHECK_ANSWERS: Switch.default('off'),
  OCR_LANGS: z
    .string()
    .regex(/^[a-z]{3}(_[a-z]+)?([+,][a-z]{3}(_[a-z]+)?)*$/, { error: 'must name languages such as eng or eng+deu' })
    .default('eng'),
  OCR_ENDPOINT: url(['http:', 'https:']).optional(),
  OCR_MODEL: z.string().min(1).default('default'),
  OCR_API_KEY: z.string().min(1).optional(),
  JOURNAL_QUOTA_MB: z
    .string()
    .regex(/^\d{1,6}$/, { error: 'must be a whole number of megabytes, at most 999999' })
    .transform(Number)
    .default(800),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, { error: 'must be a Stripe secret key, which starts with sk_ or rk_' })
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, { error: 'must be a Stripe publishable key, which starts with pk_' })
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  METRICS_PORT: port(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,=\s][^,]*(,[\w-]+=[^,=\s][^,]*)*$/, { error: 'must be name=value pairs, separated by commas' })
    .transform(otlpHeadersOf)
    .default({}),
  TRUST_TRACEPARENT: Switch.default('off'),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'must be a whole number of seconds, at most 999' })
    .transform(Number)
    .default(0),
  NODE_ENV: z.string().optional(),
})

/**
 * Reads the environment once.
 * @throws ConfigError; an invalid value never falls back to a default
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = parseWith(Environment, environment)
  const production = env.NODE_ENV === 'production'
  const publicUrl = publicUrlOf(env)
  const problems = crossChecks(env, production)
  if (problems.length > 0) throw configError(problems)
  return Object.freeze({
    settings: Object.freeze({
      host: env.HOST,
      port: env.PORT,
      publicUrl,
      secure: publicUrl.startsWith('https:'),
      production,
      dataDir: env.DATA_DIR,
      devLogin: env.DEV_LOGIN === undefined ? !production : env.DEV_LOGIN === 'on',
      loginLimitPerIp: env.LOGIN_LIMIT_PER_IP,
      trustedProxies: env.TRUSTED_PROXIES,
      echoMinTier: env.ECHO_MIN_TIER,
      featureAcoustic: env.FEATURE_ACOUSTIC === 'on',
      checkAnswers: env.CHECK_ANSWERS === 'on',
      ocrLanguages: env.OCR_LANGS.split(/[+,]/),
      ocrEndpoint: env.OCR_ENDPOINT ?? null,
      ocrModel: env.OCR_MODEL,
      quotaBytes: env.JOURNAL_QUOTA_MB * 1_000_000,
      stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
      logLevel: env.LOG_LEVEL,
      metricsPort: env.METRICS_PORT ?? null,
      otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      trustTraceparent: env.TRUST_TRACEPARENT === 'on',
      drainSeconds: env.DRAIN_SECONDS,
      mailboxes: env.SUPPORT_EMAIL ?? null,
      mailFrom: env.MAIL_FROM ?? `Soundings <no-reply@${new URL(publicUrl).hostname}>`,
    }),
    secrets: Object.freeze({
      secretKey: env.SECRET_KEY ?? null,
      databaseUrl: env.DATABASE_URL ?? null,
      smtpUrl: env.SMTP_URL ?? null,
      ocrApiKey: env.OCR_API_KEY ?? null,
      stripeSecretKey: env.STRIPE_SECRET_KEY ?? null,
      otlpHeaders: Object.freeze(env.OTEL_EXPORTER_OTLP_HEADERS),
    }),
  })
}

/** Reads some variables. An empty one counts as unset. @throws ConfigError */
export function parseWith<T>(schema: z.ZodType<T>, environment: Readonly<Record<string, string | undefined>>): T {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw configError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
}

/** A single address receives all messages. */
function mailboxesOf(list: string, problems: z.RefinementCtx): Mailboxes {
  const [privacy = '', support, feedback] = list.split(',').map((address) => address.trim())
  if (support === undefined) return Object.freeze({ privacy, support: privacy, feedback: privacy })
  if (feedback !== undefined) return Object.freeze({ privacy, support, feedback })
  problems.addIssue({ code: 'custom', message: NO_MAILBOX })
  return z.NEVER
}

/** Values are percent-encoded, as the OpenTelemetry specification requires. */
function otlpHeadersOf(list: string, problems: z.RefinementCtx): Record<string, string> {
  try {
    const pairs = list.split(',').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).toLowerCase(), decodeURIComponent(pair.slice(at + 1))]
    })
    return Object.fromEntries(pairs)
  } catch {
    problems.addIssue({ code: 'custom', message: 'must have percent-encoded values' })
    return z.NEVER
  }
}

/** The URL of this server as people reach it, without a slash at its end. */
export function publicUrlOf(env: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
}

function crossChecks(env: z.infer<typeof Environment>, production: boolean): string[] {
  const problems: string[] = []
  if (!env.SECRET_KEY && (env.DATABASE_URL || production)) {
    const reason = env.DATABASE_URL ? 'DATABASE_URL is set' : 'NODE_ENV is production'
    problems.push(`SECRET_KEY is needed because ${reason}; make one with: openssl rand -base64 32.`)
  }
  if (production && env.DEV_LOGIN === 'on') {
    problems.push('DEV_LOGIN cannot be on in production: anyone could sign in as the development accounts.')
  }
  if (production && !env.SMTP_URL) {
    problems.push('SMTP_URL is needed in production: without it no one could receive a sign-in link.')
  }
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT) {
    problems.push('METRICS_PORT must differ from PORT, because the metrics must not be public.')
  }
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_PUBLISHABLE_KEY === undefined)) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong together: set both, or neither for the sandbox.')
  }
  return problems
}

function configError(problems: readonly string[]): ConfigError {
  return new ConfigError(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}

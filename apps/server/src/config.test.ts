import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const secret = randomBytes(32).toString('base64')

test('without a variable everything has its documented default', () => {
  const { settings, secrets } = readConfig({})
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    secure: false,
    dataDir: './data',
    devLogin: true,
    loginLimitPerIp: 30,
    echoMinTier: 'free',
    featureAcoustic: false,
    ocrLanguages: ['eng'],
    ocrEndpoint: null,
    ocrModel: 'default',
    logLevel: 'info',
    metricsPort: null,
    otlpEndpoint: null,
    trustTraceparent: false,
    drainSeconds: 0,
    mailboxes: null,
  })
  expect(secrets).toEqual({
    secretKey: null,
    databaseUrl: null,
    smtpUrl: null,
    ocrApiKey: null,
    stripeSecretKey: null,
    otlpHeaders: {},
  })
})

test('all problems come in one message', () => {
  const read = () => readConfig({ PORT: 'soon', ECHO_MIN_TIER: 'gold', SECRET_KEY: 'short', DATABASE_URL: 'mysql://x' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*SECRET_KEY[^]*ECHO_MIN_TIER/)
})

test.each([
  [
    'a database server without SECRET_KEY',
    { DATABASE_URL: 'postgres://db/soundings' },
    /SECRET_KEY is needed.*openssl/,
  ],
  ['production without SECRET_KEY', { NODE_ENV: 'production' }, /SECRET_KEY is needed/],
  ['production without SMTP', { NODE_ENV: 'production', SECRET_KEY: secret }, /SMTP_URL is needed/],
  ['metrics on the public port', { PORT: '4000', METRICS_PORT: '4000' }, /METRICS_PORT must differ/],
  [
    'metrics on a port that the system would choose',
    { METRICS_PORT: '0' },
    /METRICS_PORT must be a port number from 1/,
  ],
  ['a collector without a protocol', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /must be a URL/],
  ['a header for the collector without a value', { OTEL_EXPORTER_OTLP_HEADERS: 'authorization' }, /must be name=value/],
  ['a header that cannot be decoded', { OTEL_EXPORTER_OTLP_HEADERS: 'a=%E0%A4%A' }, /percent-encoded/],
  ['an invalid mailbox', { SUPPORT_EMAIL: 'help desk' }, /SUPPORT_EMAIL must be one email address, or three/],
  ['two mailboxes without the third', { SUPPORT_EMAIL: 'a@x.test,b@x.test' }, /or three separated by/],
  ['an invalid number of seconds to drain', { DRAIN_SECONDS: '1h' }, /DRAIN_SECONDS must be a whole number/],
  ['only one of the Stripe keys', { STRIPE_SECRET_KEY: 'sk_test_1' }, /belong together/],
  ['development login in production', { NODE_ENV: 'production', DEV_LOGIN: 'on' }, /DEV_LOGIN cannot be on/],
])('%s refuses the start', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})

test('an https URL turns on secure cookies, and its trailing slash does not matter', () => {
  const { settings } = readConfig({ PUBLIC_URL: 'https://soundings.test/' })
  expect(settings).toMatchObject({ publicUrl: 'https://soundings.test', secure: true })
})

test('the collector’s headers are decoded and kept with the secrets', () => {
  const { secrets } = readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20abc=,x-team=journal' })
  expect(secrets.otlpHeaders).toEqual({ authorization: 'Bearer abc=', 'x-team': 'journal' })
})

test('a single address receives all messages, three are for privacy, support and feedback', () => {
  const mailboxes = (list: string) => readConfig({ SUPPORT_EMAIL: list }).settings.mailboxes
  expect(mailboxes('us@x.test')).toEqual({ privacy: 'us@x.test', support: 'us@x.test', feedback: 'us@x.test' })
  expect(mailboxes('a@x.test, b@x.test,c@x.test')).toEqual({
    privacy: 'a@x.test',
    support: 'b@x.test',
    feedback: 'c@x.test',
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SECRET_KEY: '' }).settings.port).toBe(3000)
})

test('development login is off in production by default', () => {
  const { settings } = readConfig({
    NODE_ENV: 'production',
    SECRET_KEY: secret,
    SMTP_URL: 'smtp://mail.test',
    MAIL_FROM: 'a@x.test',
  })
  expect(settings.devLogin).toBe(false)
})

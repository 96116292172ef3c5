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
  })
  expect(secrets).toEqual({ secretKey: null, databaseUrl: null, smtpUrl: null, ocrApiKey: null, stripeSecretKey: null })
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
  ['half of the keys of Stripe', { STRIPE_SECRET_KEY: 'sk_test_1' }, /belong together/],
  ['development login in production', { NODE_ENV: 'production', DEV_LOGIN: 'on' }, /DEV_LOGIN cannot be on/],
])('%s refuses the start', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})

test('an https address turns on secure cookies, and its trailing slash does not matter', () => {
  const { settings } = readConfig({ PUBLIC_URL: 'https://soundings.test/' })
  expect(settings).toMatchObject({ publicUrl: 'https://soundings.test', secure: true })
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

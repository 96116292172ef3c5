import { createECDH, createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { encryptPush } from './encrypt-push.ts'
import { httpPush } from './http-push.ts'
import { isPublicAddress, lookupPublic } from './public-address.ts'
import { keysOf, newPushKeys, printedKey, vapidHeader } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as in the example of RFC 8291', () => {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const receiver = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw')
  expect(encryptPush('When I grow up, I want to be a watermelon', receiver, { salt, ecdh }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('two messages with the same text differ', () => {
  const ecdh = createECDH('prime256v1')
  const receiver = { p256dh: ecdh.generateKeys(), auth: Buffer.alloc(16, 1) }
  expect(encryptPush('The same', receiver)).not.toEqual(encryptPush('The same', receiver))
})

test('the header names the push service, the contact and an end within a day, and its signature is genuine', () => {
  const keys = newPushKeys()
  const now = new Date('2026-11-21T20:30:00Z')
  const header = vapidHeader(keys, { endpoint: 'https://push.example/abc', contact: 'https://x.test', now })
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now.getTime() / 1000 + 43_200,
    sub: 'https://x.test',
  })
  expect(bytes(key)).toEqual(keys.publicKey)
  const publicKey = createPublicKey(keys.privateKey)
  const signed = Buffer.from(`${head}.${claims}`)
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true)
})

test('keys are the same after they were printed and read', () => {
  const keys = newPushKeys()
  expect(keysOf(printedKey(keys)).publicKey).toEqual(keys.publicKey)
  expect(keys.publicKey).toHaveLength(65)
})

test.each([
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['http://push.example/abc', false],
  ['https://push.example:8443/abc', false],
  ['https://user:pass@push.example/abc', false],
  ['https://localhost/abc', false],
  ['https://database/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://[::1]/abc', false],
  ['https://[2a00:1450:4001::1]/abc', false],
  ['file:///etc/passwd', false],
  ['no URL', false],
])('whether %s may be the URL of a push service: %s', (endpoint, expected) => {
  expect(httpPush({ contact: 'https://x.test', clock: () => new Date() }).accepts(endpoint)).toBe(expected)
})

test.each([
  ['8.8.8.8', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['2a00:1450:4001:80f::200e', true],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
])('whether %s is an address of the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([{}, { all: true }])('a name that leads to this machine is not asked: %o', async (options) => {
  const { promise, resolve } = Promise.withResolvers<unknown[]>()
  lookupPublic('localhost', options, (...answer) => resolve(answer))
  expect(await promise).toEqual([expect.objectContaining({ code: 'ENOTFOUND' }), ''])
})

test.each([
  ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ['ends the connection', null],
])('a push service that %s instead of answering has failed, and no one waits for it', async (_, answer) => {
  const service = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => (answer === null ? socket.destroy() : socket.write(answer)))
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  await using _closed = { [Symbol.asyncDispose]: async () => void service.close() }
  const push = httpPush({ contact: 'https://x.test', clock: () => new Date(), nearby: true })
  const receiver = {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/abc`,
    p256dh: createECDH('prime256v1').generateKeys(),
    auth: Buffer.alloc(16, 1),
  }
  expect(await push.send(receiver, { text: 'x', lifetime: 60, keys: newPushKeys() })).toBe('failed')
})

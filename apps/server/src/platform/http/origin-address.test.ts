import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { originOf, wideOriginOf } from './origin-address.ts'

const PEER = '198.51.100.9'
/** A request through trusted proxies, ordered from the nearest to the furthest. */
const through = (...ips: string[]) => ({
  ip: ips.at(-1) ?? PEER,
  ips: [PEER, ...ips],
  socket: { remoteAddress: PEER } as FastifyRequest['socket'],
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:ffff::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, origin) => expect(originOf(through(ip))).toBe(origin))

test.each(['999.1.1.1', 'somebody', '_hidden', '', '1.2.3', '::ffff:1.2.3.999'])(
  'a forwarded value that is not an IP address, such as "%s", is replaced by the nearest valid one',
  (said) => {
    expect(originOf(through(said))).toBe(PEER)
    expect(originOf(through('192.0.2.7', said))).toBe('192.0.2.7')
    const { ip, socket } = through(said)
    expect(originOf({ ip, socket })).toBe(PEER)
  },
)

test('networks of one customer are counted together with the wider limit', () => {
  expect(wideOriginOf(through('2001:db8:1:2::1'))).toBe(wideOriginOf(through('2001:db8:1:ffff::9')))
  expect(wideOriginOf(through('2001:db8:1:2::1'))).not.toBe(wideOriginOf(through('2001:db8:2:2::1')))
  expect(wideOriginOf(through('192.0.2.7'))).toBe('192.0.2.7')
})

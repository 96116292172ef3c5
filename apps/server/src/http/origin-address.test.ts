import { expect, test } from 'vitest'
import { originOf, wideOriginOf } from './origin-address.ts'

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
  ['999.1.1.1', 'unknown'],
  ['somebody', 'unknown'],
  ['', 'unknown'],
])('%s is counted as %s', (ip, origin) => expect(originOf(ip)).toBe(origin))

test('networks of one customer are counted together, more widely', () => {
  expect(wideOriginOf('2001:db8:1:2::1')).toBe(wideOriginOf('2001:db8:1:ffff::9'))
  expect(wideOriginOf('2001:db8:1:2::1')).not.toBe(wideOriginOf('2001:db8:2:2::1'))
  expect(wideOriginOf('192.0.2.7')).toBe('192.0.2.7')
})

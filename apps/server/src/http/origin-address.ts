import { isIPv4, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network; who has one of its addresses has them all. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * What callers are counted by: an IPv4 address, the /64 network of an IPv6 address, and one name for whatever else a
 * proxy says.
 */
export function originOf(ip: string): string {
  const address = ip.trim().toLowerCase().replace(/%.*$/, '')
  const [, v4 = address] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? []
  if (isIPv4(v4)) return v4
  const v6 = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address
  return isIPv6(v6) ? networkOf(v6) : 'unknown'
}

function networkOf(address: string): string {
  // A URL spells an address in one way: no leading zeros, the longest run of zeros as `::`, no dotted tail.
  const spelt = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = spelt.split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: GROUPS - front.length - back.length }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, NETWORK_GROUPS)
  return `${groups.join(':')}::/64`
}

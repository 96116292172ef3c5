import { isIPv4, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network; who has one of its addresses has them all. */
const NETWORK_GROUPS = 4
/** What a provider may give one customer. */
const WIDE_GROUPS = 3
const GROUP_BITS = 16
const GROUPS = 8

/**
 * What callers are counted by: an IPv4 address, the /64 network of an IPv6 address, and one name for whatever else a
 * proxy says.
 */
export function originOf(ip: string): string {
  return countedAs(ip, NETWORK_GROUPS)
}

/** The same with the /48 network of an IPv6 address, for limits that are as many times wider. */
export function wideOriginOf(ip: string): string {
  return countedAs(ip, WIDE_GROUPS)
}

function countedAs(ip: string, networkGroups: number): string {
  const address = ip.trim().toLowerCase().replace(/%.*$/, '')
  const [, v4 = address] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? []
  if (isIPv4(v4)) return v4
  const v6 = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address
  return isIPv6(v6) ? networkOf(v6, networkGroups) : 'unknown'
}

function networkOf(address: string, networkGroups: number): string {
  // A URL spells an address in one way: no leading zeros, the longest run of zeros as `::`, no dotted tail.
  const spelt = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = spelt.split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: GROUPS - front.length - back.length }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, networkGroups)
  return `${groups.join(':')}::/${networkGroups * GROUP_BITS}`
}

import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Groups of an IPv6 address that name a network; who has one of its addresses has them all. */
const NETWORK_GROUPS = 4
/** What a provider may give one customer. */
const WIDE_GROUPS = 3
const GROUP_BITS = 16
const GROUPS = 8

/** A request's address, and those of the proxies that brought it. */
type Caller = Pick<FastifyRequest, 'ip' | 'ips' | 'socket'>

/** What a caller is counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export function originOf(caller: Caller): string {
  return countedAs(addressOf(caller), NETWORK_GROUPS)
}

/** The same with the /48 network of an IPv6 address, for limits that are as many times wider. */
export function wideOriginOf(caller: Caller): string {
  return countedAs(addressOf(caller), WIDE_GROUPS)
}

/**
 * The address that is believed, or when a proxy says what is none, the nearest before it that is one: a made-up word must
 * not count everybody as one, nor anybody as nobody.
 */
function addressOf({ ip, ips = [], socket }: Caller): string {
  for (const said of [ip, ...ips.toReversed(), socket.remoteAddress ?? '']) {
    const address = bare(said)
    if (isIPv4(address) || isIPv6(address)) return address
  }
  return ''
}

/** Without a port, a zone or the form in which IPv6 spells IPv4. */
function bare(said: string): string {
  const address = said.trim().toLowerCase().replace(/%.*$/, '')
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? []
  return v4 ?? /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address
}

function countedAs(address: string, networkGroups: number): string {
  return isIPv6(address) ? networkOf(address, networkGroups) : address
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

import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** 16-bit groups of an IPv6 address that name a network; one customer usually controls the whole /64. */
const NETWORK_GROUPS = 4
/** Groups of the largest network that a provider gives one customer. */
const WIDE_GROUPS = 3
const GROUP_BITS = 16
const GROUPS = 8

/** A request's address, and those of the proxies that forwarded it. */
type Caller = Pick<FastifyRequest, 'ip' | 'ips' | 'socket'>

/** The key that a client is counted by: an IPv4 address, or the /64 network of an IPv6 address. */
export function originOf(caller: Caller): string {
  return countedAs(addressOf(caller), NETWORK_GROUPS)
}

/** Like `originOf`, but with the /48 network of an IPv6 address, for limits that are correspondingly higher. */
export function wideOriginOf(caller: Caller): string {
  return countedAs(addressOf(caller), WIDE_GROUPS)
}

/**
 * The trusted IP address, or if a proxy sent an invalid value, the nearest valid one before it: an invented value must
 * neither group all clients together nor count as a new client.
 */
function addressOf({ ip, ips = [], socket }: Caller): string {
  for (const said of [ip, ...ips.toReversed(), socket.remoteAddress ?? '']) {
    const address = bare(said)
    if (isIPv4(address) || isIPv6(address)) return address
  }
  return ''
}

/** The address without a port, a zone or the prefix of IPv4-mapped IPv6 addresses. */
function bare(said: string): string {
  const address = said.trim().toLowerCase().replace(/%.*$/, '')
  const [, v4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(address) ?? []
  return v4 ?? /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address
}

function countedAs(address: string, networkGroups: number): string {
  return isIPv6(address) ? networkOf(address, networkGroups) : address
}

function networkOf(address: string, networkGroups: number): string {
  // A URL normalizes an IPv6 address: no leading zeros, the longest run of zeros as `::`, no dotted tail.
  const normalized = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = normalized.split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: GROUPS - front.length - back.length }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, networkGroups)
  return `${groups.join(':')}::/${networkGroups * GROUP_BITS}`
}

import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** IPv4 ranges without hosts on the internet (IANA’s registry of special-purpose addresses). */
const SPECIAL_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Ranges inside the global range of IPv6 that are reserved, or contain addresses of IPv4. */
const SPECIAL_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, bits] of SPECIAL_4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of SPECIAL_6) special.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** False for addresses of this machine, its own network, and everything else that is not on the internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/**
 * Resolves a host name for a connection, and refuses one that leads to an address that is not public. The connection
 * uses the address that was checked, so a name cannot change in between.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? notPublic(), '')
    if (!found.every(({ address }) => isPublicAddress(address))) return callback(notPublic(), '')
    if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

function notPublic(): NodeJS.ErrnoException {
  return Object.assign(new Error('This host has no public address.'), { code: 'ENOTFOUND' })
}

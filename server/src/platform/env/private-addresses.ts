import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** This very machine, as an address names it. */
export const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const blocked = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blocked.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of [
  // These carry an IPv4 address within: `::127.0.0.1` and `::1`, NAT64, Teredo, 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  blocked.addSubnet(address, bits, 'ipv6')

/** Addresses of this machine, its network and the cloud's metadata service. */
export const isPrivateAddress = (address: string): boolean =>
  blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Names that only the own network answers to. */
const privateName = /^[^.]+$|\.(local|lan|internal|localdomain|home\.arpa)$/

/** Whether an address names something in the own network, as far as can be told without looking it up. */
export function isPrivateHost(hostname: string): boolean {
  const bare = withoutBrackets(hostname)
  return isIP(bare) ? isPrivateAddress(bare) : privateName.test(bare)
}

export class PrivateAddressError extends Error {}

const refused = (host: string) => new PrivateAddressError(`${host} is an address of a private network`)

/** A host written as an address is never looked up, so it is checked before the connection is made. */
export function requirePublicHost(hostname: string): void {
  const bare = withoutBrackets(hostname)
  if (isIP(bare) && isPrivateAddress(bare)) throw refused(hostname)
}

/** Resolves like the system does and refuses when any answer is private: what was checked is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    if (error) return callback(error, [])
    if (addresses?.some(({ address }) => isPrivateAddress(address))) return callback(refused(hostname), [])
    const [first] = addresses ?? []
    if (options.all || !first) return callback(null, addresses ?? [])
    return callback(null, first.address, first.family)
  })
}

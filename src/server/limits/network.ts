import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { UNKNOWN_ADDRESS } from '../http/forwarded-address.ts'

/** A network of an address, and its limit factor: how many times its narrowest part's limit it may use. */
export interface Network {
  /** In CIDR notation. */
  cidr: string
  limitFactor: number
}

/**
 * The networks by which clients are counted, by prefix length. A provider gives each customer a /64 of IPv6 at least, often a /56, at most a /48 (RFC
 * 6177), all of whose addresses are free to use. An IPv4 address may be shared by a carrier's many customers, and its /24 by many more.
 */
const PREFIXES = {
  ipv6: [
    { bits: 48, limitFactor: 4 },
    { bits: 56, limitFactor: 2 },
    { bits: 64, limitFactor: 1 },
  ],
  ipv4: [
    { bits: 24, limitFactor: 10 },
    { bits: 32, limitFactor: 1 },
  ],
} as const

/** Maximum number of addresses in the cache: each is looked up several times a request, and takes some 20 µs to compute. */
const MAX_CACHED = 1000
const remembered = new Map<string, readonly Network[]>()

/** All invalid addresses count as one client: otherwise each would be a new one. */
const UNKNOWN: readonly [Network] = [{ cidr: UNKNOWN_ADDRESS, limitFactor: 1 }]

/** The networks of an address, from the widest to the narrowest. An IPv4-mapped IPv6 address counts as its IPv4 address. */
export function networksOf(address: string): readonly Network[] {
  const known = remembered.get(address)
  if (known !== undefined) return known
  if (isIP(address) === 0) return UNKNOWN
  const networks = workOut(address)
  if (remembered.size >= MAX_CACHED) remembered.clear()
  remembered.set(address, networks)
  return networks
}

function workOut(address: string): readonly Network[] {
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  return PREFIXES[parsed.kind()].map(({ bits, limitFactor }) => {
    const first = ipaddr.fromByteArray(bytes.map((byte, at) => (at < bits / 8 ? byte : 0)))
    return { cidr: `${first.toString()}/${bits}`, limitFactor }
  })
}

/** The narrowest network of an address, which stands for one client. */
export function networkOf(address: string): string {
  return (networksOf(address).at(-1) ?? UNKNOWN[0]).cidr
}

/** The widest network that a provider gives one customer: of IPv4 one address, of IPv6 a /48. */
export function customerNetworkOf(address: string): string {
  const networks = networksOf(address)
  return (networks.length === PREFIXES.ipv6.length ? networks[0] : networks.at(-1))?.cidr ?? UNKNOWN[0].cidr
}

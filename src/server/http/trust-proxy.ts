import { BlockList, isIP } from 'node:net'
import type { EnvironmentReader } from '../config/environment-reader.ts'
import { forwardedAddress } from './forwarded-address.ts'

/** The proxies whose forwarded addresses are believed, by their own address. */
export interface TrustedProxies {
  /** Whether any proxy is trusted. */
  readonly any: boolean
  readonly isProxy: (address: string) => boolean
}

/** Address ranges that proxies usually stand in, by the names that Express and Fastify use. */
const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const RIGHT = 'addresses or ranges of your proxies, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal'

/** Reads TRUST_PROXY. Refuses a number of hops: it would also trust clients that reach the port without the proxy, and make up any address. */
export function readTrustProxy(read: EnvironmentReader): TrustedProxies {
  const value = read.text('TRUST_PROXY') ?? 'false'
  if (value === 'false') return NO_PROXY
  if (value === 'true' || /^\d+$/.test(value)) {
    read.refuse(
      'TRUST_PROXY',
      `must be the ${RIGHT} (loopback for a proxy on this machine): ${value === 'true' ? 'true' : 'a number'} trusts whoever connects`,
    )
    return NO_PROXY
  }
  const ranges = value.split(',').flatMap(part => rangesOf(part.trim()))
  if (ranges.every(range => range !== null)) return trustedProxies(ranges)
  read.refuse('TRUST_PROXY', `must be false, or the ${RIGHT}`)
  return NO_PROXY
}

export const NO_PROXY: TrustedProxies = { any: false, isProxy: () => false }

interface Range {
  address: string
  bits: number
  family: 'ipv4' | 'ipv6'
}

function trustedProxies(ranges: readonly Range[]): TrustedProxies {
  const list = new BlockList()
  for (const { address, bits, family } of ranges) list.addSubnet(address, bits, family)
  return { any: true, isProxy: address => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') }
}

/** The ranges that an address, a range or a name stands for; [null] for anything else. */
function rangesOf(text: string): (Range | null)[] {
  if (Object.hasOwn(NAMED_RANGES, text)) return NAMED_RANGES[text]?.flatMap(rangesOf) ?? []
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const longest = version === 4 ? 32 : 128
  // A range of all addresses would trust every client.
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest)
  if (version === 0 || !isRange || more.length > 0) return [null]
  return [{ address, bits: Number(bits ?? longest), family: version === 4 ? 'ipv4' : 'ipv6' }]
}

/** Returns the value of Fastify's `trustProxy` option. */
export function fastifyTrust({ any, isProxy }: TrustedProxies): false | ((address: string) => boolean) {
  return any && (address => isProxy(forwardedAddress(address)))
}

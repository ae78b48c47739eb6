import { isIP } from 'node:net'
import type { EnvironmentReader } from './environment-reader.ts'

/** Which proxies may say who the visitor is: none, all, the nearest so many, or these addresses. */
export type TrustProxy = boolean | number | string

/** Reads TRUST_PROXY. */
export function readTrustProxy(read: EnvironmentReader): TrustProxy {
  const value = read.text('TRUST_PROXY') ?? 'false'
  if (value === 'true' || value === 'false') return value === 'true'
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const areAddresses = value.split(',').every(address => isProxyAddress(address.trim()))
  return areAddresses ? value : (read.refuse('TRUST_PROXY', 'must be true, false, how many proxies, or their addresses, such as 10.0.0.0/8') ?? false)
}

/** An address or a subnet, or the name of some that the web framework knows. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const isSubnet = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  return version !== 0 && isSubnet && more.length === 0
}

/** As the web framework asks for it. */
export function trustedProxies(trust: TrustProxy): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_, hop) => hop < trust : trust
}

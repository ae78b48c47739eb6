import { isIP } from 'node:net'

/** Shared by all visitors for whom a proxy names no valid address, so that made-up texts do not count as a client each. The word of RFC 7239, 6.2. */
export const UNKNOWN_ADDRESS = 'unknown'

/** An address with the port that some proxies add (`203.0.113.9:4711`, `[2001:db8::1]:4711`). */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/

/** The address that a forwarding header names, without port and brackets. */
export function forwardedAddress(text: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(text.trim()) ?? []
  const address = bracketed ?? plain ?? text.trim()
  return isIP(address) === 0 ? UNKNOWN_ADDRESS : address
}

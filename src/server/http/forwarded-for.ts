import type { IncomingMessage } from 'node:http'
import { forwardedAddress } from './forwarded-address.ts'
import type { TrustedProxies } from './trust-proxy.ts'

/**
 * Reduces X-Forwarded-For to what trusted proxies wrote: addresses from the right, up to the first that is no proxy. Entries that a client made up
 * are dropped. Returns the client's address.
 */
export function readForwardedFor({ headers, socket }: IncomingMessage, proxies: TrustedProxies): string {
  const peer = socket.remoteAddress ?? ''
  const header = headers['x-forwarded-for']
  if (header === undefined) return peer
  delete headers['x-forwarded-for']
  if (!proxies.isProxy(peer)) return peer
  const believed: string[] = []
  const entries = String(header).split(',')
  for (const entry of entries.reverse()) {
    if (entry.trim() === '') continue
    const address = forwardedAddress(entry)
    believed.unshift(address)
    if (!proxies.isProxy(address)) break
  }
  if (believed.length > 0) headers['x-forwarded-for'] = believed.join(', ')
  return believed[0] ?? peer
}

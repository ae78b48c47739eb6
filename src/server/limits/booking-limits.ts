import type { KeyObject } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { hmac } from '../auth/hmac.ts'
import { customerNetworkOf, networksOf } from './network.ts'
import type { RateLimitRule } from './quota.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Requests a day that one customer's network may still send with an e-mail address over its limit: a stranger who exhausts the limit locks out nobody
 * else.
 */
const OWN_EMAIL_SHARE = 2

/** Length of a network's truncated hash: 72 bits, enough that no two senders of a site collide. */
export const NETWORK_LENGTH = 12

/** Length of the hashes of the two widest networks. */
export const SENDER_LENGTH = 2 * NETWORK_LENGTH

/** Maximum number of unconfirmed holds of a network of the sender. */
export interface HoldLimit {
  /** The prefix of `requestedFrom` that all senders of the network share. */
  prefix: string
  max: number
}

/** The limits of a visitor's request. */
export interface BookingLimits {
  rules: readonly RateLimitRule[]
  /** The sender: the hashes of all its networks, from the widest to the narrowest, so that each network is a prefix of its senders. */
  requestedFrom: string
  /** From the widest network to the narrowest; empty where nothing is limited. */
  holdLimits: readonly HoldLimit[]
}

type Limits = Pick<Config, 'bookingLimit' | 'emailLimit' | 'pendingLimit'>

/** The limits of a request from a client's address with an e-mail address, which may be empty. Addresses are kept as keyed hashes. */
export function bookingLimits(address: string, email: string, { bookingLimit, emailLimit, pendingLimit }: Limits, secret: KeyObject): BookingLimits {
  const keyOf = (...parts: string[]) => hmac(secret, 'limit', JSON.stringify(parts))
  const networks = networksOf(address)
  const requestedFrom = networks.map(({ cidr }) => hmac(secret, 'request', cidr).slice(0, NETWORK_LENGTH)).join('')
  const rules: RateLimitRule[] = []
  if (bookingLimit > 0)
    rules.push(...networks.map(({ cidr, limitFactor }) => [{ key: keyOf('network', cidr), max: bookingLimit * limitFactor, windowMs: HOUR_MS }]))
  // Holds are counted exactly because a network's row is locked from its count until the commit. Without a rate limit, count the widest network just
  // for that lock.
  else if (pendingLimit > 0) rules.push([{ key: keyOf('network', networks[0]?.cidr ?? ''), max: Infinity, windowMs: HOUR_MS }])
  if (emailLimit > 0 && email !== '')
    rules.push([
      { key: keyOf('email', email), max: emailLimit, windowMs: DAY_MS },
      { key: keyOf('email', email, customerNetworkOf(address)), max: Math.min(OWN_EMAIL_SHARE, emailLimit), windowMs: DAY_MS },
    ])
  return {
    rules,
    requestedFrom,
    holdLimits:
      pendingLimit === 0 ? [] : prefixesOf(requestedFrom).map((prefix, at) => ({ prefix, max: pendingLimit * (networks[at]?.limitFactor ?? 1) })),
  }
}

/** The sender as one customer: an IPv4 address, or the /56 network that most providers give one customer (RFC 6177). */
export function senderOf(requestedFrom: string): string {
  return requestedFrom.slice(0, SENDER_LENGTH)
}

/** The sender's networks, from the widest to the narrowest: `requestedFrom` concatenates their hashes, so that each prefix names one. */
export function prefixesOf(requestedFrom: string): string[] {
  const prefixes: string[] = []
  for (let length = NETWORK_LENGTH; length < requestedFrom.length; length += NETWORK_LENGTH) prefixes.push(requestedFrom.slice(0, length))
  return [...prefixes, requestedFrom]
}

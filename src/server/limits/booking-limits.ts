import type { KeyObject } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { hmac } from '../auth/hmac.ts'
import { customerNetworkOf, networksOf } from './network.ts'
import type { Rule } from './quota.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Over an e-mail address's limit, one customer's network may still send so many requests with it a day: a stranger who uses it up shuts out nobody but
 * the stranger.
 */
const OWN_EMAIL_SHARE = 2

/** Enough of a hash that no two of a site's askers share it: 72 bits. */
export const NETWORK_LENGTH = 12

/** Of the two widest networks. */
export const SENDER_LENGTH = 2 * NETWORK_LENGTH

/** Times that an asker's network, and all wider ones, may hold before they are confirmed. */
export interface HoldLimit {
  /** Every asker of the network begins with it. */
  prefix: string
  most: number
}

/** What a visitor's request is limited by. */
export interface BookingLimits {
  rules: readonly Rule[]
  /** The asker: the hashes of all its networks, from the widest to the narrowest, so that each network is a prefix of its askers. */
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
  const rules: Rule[] = []
  if (bookingLimit > 0)
    rules.push(...networks.map(({ cidr, room }) => [{ key: keyOf('network', cidr), most: bookingLimit * room, windowMs: HOUR_MS }]))
  // Holds are counted exactly because a network's row is locked from its count until the commit: where nothing else is counted, that alone is.
  else if (pendingLimit > 0) rules.push([{ key: keyOf('network', networks[0]?.cidr ?? ''), most: Infinity, windowMs: HOUR_MS }])
  if (emailLimit > 0 && email !== '')
    rules.push([
      { key: keyOf('email', email), most: emailLimit, windowMs: DAY_MS },
      { key: keyOf('email', email, customerNetworkOf(address)), most: Math.min(OWN_EMAIL_SHARE, emailLimit), windowMs: DAY_MS },
    ])
  return {
    rules,
    requestedFrom,
    holdLimits: pendingLimit === 0 ? [] : prefixesOf(requestedFrom).map((prefix, at) => ({ prefix, most: pendingLimit * (networks[at]?.room ?? 1) })),
  }
}

/** The customer whose requests belong together: an IPv4 address, or the /56 network that most providers give one customer (RFC 6177). */
export function senderOf(requestedFrom: string): string {
  return requestedFrom.slice(0, SENDER_LENGTH)
}

/** The asker's networks as `requestedFrom` names them, from the widest to the narrowest, which is the asker. */
export function prefixesOf(requestedFrom: string): string[] {
  const prefixes: string[] = []
  for (let length = NETWORK_LENGTH; length < requestedFrom.length; length += NETWORK_LENGTH) prefixes.push(requestedFrom.slice(0, length))
  return [...prefixes, requestedFrom]
}

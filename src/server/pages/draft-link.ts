import type { KeyObject } from 'node:crypto'
import type { DraftLinkRequest } from '#src/contract/generated/types.ts'
import { hmac, isHmac } from '../auth/hmac.ts'

/** Where pages of drafts are, each below its link's token. */
export const DRAFT_PAGES = '/content/draft'

/** How long a link shows a draft, in ms. */
const LIFETIME_MS = 7 * 24 * 3_600_000

/** The edits that a link shows, as they are when it is opened, and until when it does. */
export interface DraftLink extends Pick<DraftLinkRequest, 'layer' | 'documents'> {
  until: Date
}

/** A link to edits, as of now. */
export function draftLink({ layer, documents }: DraftLinkRequest, now: Date): DraftLink {
  return { layer, ...(documents && { documents }), until: new Date(now.getTime() + LIFETIME_MS) }
}

/** Writes a link as a token, signed, so that the server need not store it and nobody else can make one. */
export function draftToken(secret: KeyObject, link: DraftLink): string {
  const payload = Buffer.from(JSON.stringify(link)).toString('base64url')
  return `${payload}.${hmac(secret, 'draft', payload)}`
}

/** Reads a token of this installation, expired or not; null for any other text. */
export function readDraftToken(secret: KeyObject, token: string): DraftLink | null {
  const [payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isHmac(signature, secret, 'draft', payload)) return null
  // Not validated: we wrote it.
  const { until, ...link } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Omit<DraftLink, 'until'> & { until: string }
  return { ...link, until: new Date(until) }
}

import type { SanityClient } from '@sanity/client'
import { PREVIEW_SECRET, SECRET_TERM_S } from '../../cms/sanity/preview-secret.ts'
import { mayBeSignedIn, signsInHere, type SiteAnswer } from '../change/site-calls.ts'

/** A secret is used no longer than this: the site ends it at its term. */
const USED_MS = (SECRET_TERM_S - 600) * 1000

/** What this page wrote last, and until when it is used; null where the site refused it. */
interface Kept {
  readonly secret: Promise<string | null>
  readonly until: number
}

let kept: Kept | null = null

/**
 * Asks the site as the admin who is signed in here; else as whoever may write into the dataset, which a secret proves that only they can write. Who may do
 * neither has to sign in.
 */
export async function askAsEditor<T>(client: SanityClient, ask: (secret: string | null) => Promise<SiteAnswer<T>>): Promise<SiteAnswer<T>> {
  const asAdmin = mayBeSignedIn() ? await ask(null) : null
  if (asAdmin !== null && (asAdmin.kind !== 'signed out' || !signsInHere)) return asAdmin
  const secret = await secretOf(client)
  if (secret === null) return asAdmin ?? ask(null)
  const answer = await ask(secret)
  if (answer.kind === 'signed out') kept = { secret: Promise.resolve(null), until: Date.now() + USED_MS }
  return answer
}

/** The secret in use; null where this person may not write one, or the site does not read it. */
function secretOf(client: SanityClient): Promise<string | null> {
  if (kept === null || kept.until <= Date.now()) {
    const secret = written(client).catch(() => {
      kept = null
      return null
    })
    kept = { secret, until: Date.now() + USED_MS }
  }
  return kept.secret
}

/** Writes a secret as a draft, which every role may that edits, and takes away those that have ended. */
async function written(client: SanityClient): Promise<string> {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('')
  await client.create({ _id: `drafts.${crypto.randomUUID()}`, _type: PREVIEW_SECRET, secret, source: 'page', studioUrl: location.origin })
  const ended = /* groq */ `*[_type == $type && _id in path("drafts.**") && dateTime(_updatedAt) <= dateTime(now()) - ${SECRET_TERM_S}]`
  void client.delete({ query: ended, params: { type: PREVIEW_SECRET } }).catch(() => undefined)
  return secret
}

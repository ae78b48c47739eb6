import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { askSanity, type Told } from './ask-sanity.ts'
import { type Finding, fine, unknown, wrong } from './finding.ts'

/** Tokens by what they are for. */
export interface Tokens {
  readonly readToken: string | null
  readonly writeToken: string | null
}

const TOKENS = 'sanity.io/manage, API, Tokens'

/** What each token may do: the server's should read alone, that of `content:push` has to write. Nothing is written: the trial is a dry run. */
export async function checkTokens(config: DatasetConfig, { readToken, writeToken }: Tokens): Promise<Finding[]> {
  return [await checkReadToken(config, readToken), await checkWriteToken(config, writeToken)]
}

async function checkReadToken(config: DatasetConfig, token: string | null): Promise<Finding> {
  if (token === null) return fine('SANITY_READ_TOKEN is not set: the server reads as anybody may, which a public dataset allows')
  const user = await askSanity(config, '/users/me', { token })
  if (isNoAnswer(user)) return notTried('SANITY_READ_TOKEN', user)
  if (!isKnown(user)) return wrong('SANITY_READ_TOKEN is not accepted', `make one with the role Viewer: ${TOKENS}`)
  const written = await tryWriting(config, token)
  if (written.status === 200)
    return unknown('SANITY_READ_TOKEN may write, which the server never does', `a token with the role Viewer is safer on a server: ${TOKENS}`)
  return isRefused(written) ? fine('SANITY_READ_TOKEN is accepted, and may only read') : notTried('SANITY_READ_TOKEN', written)
}

async function checkWriteToken(config: DatasetConfig, token: string | null): Promise<Finding> {
  if (token === null) return fine('SANITY_WRITE_TOKEN is not set: only content:push needs it')
  const written = await tryWriting(config, token)
  if (written.status === 200) return fine('SANITY_WRITE_TOKEN may write (tried without writing)')
  if (isNoAnswer(written)) return notTried('SANITY_WRITE_TOKEN', written)
  return wrong(`SANITY_WRITE_TOKEN may not write (${written.status} ${written.told})`, `make one with the role Editor: ${TOKENS}`)
}

/** Sanity answers whom it does not know with an empty user, not with a refusal. */
function isKnown({ status, body }: Told): boolean {
  return status === 200 && typeof (body as { id?: unknown } | null)?.id === 'string'
}

function isRefused({ status }: Told): boolean {
  return status === 401 || status === 403
}

/** Whether nothing follows from an answer: none came, or one of a service that is busy or broken. */
function isNoAnswer({ status }: Told): boolean {
  return status === 0 || status === 429 || status >= 500
}

function notTried(name: string, { status, told }: Told): Finding {
  return unknown(`${name} could not be tried (${status === 0 ? told : `${status} ${told}`})`, 'mend what is said above first, and ask again')
}

function tryWriting(config: DatasetConfig, token: string) {
  const mutations = [{ createIfNotExists: { _id: 'sanity-doctor', _type: 'sanityDoctor' } }]
  return askSanity(config, `/data/mutate/${config.dataset}?dryRun=true`, { token, body: { mutations } })
}

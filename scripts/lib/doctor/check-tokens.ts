import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { askSanity } from './ask-sanity.ts'
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
  if (!(await isKnown(config, token))) return wrong('SANITY_READ_TOKEN is not accepted', `make one with the role Viewer: ${TOKENS}`)
  const { status } = await tryWriting(config, token)
  if (status === 200)
    return unknown('SANITY_READ_TOKEN may write, which the server never does', `a token with the role Viewer is safer on a server: ${TOKENS}`)
  return fine('SANITY_READ_TOKEN is accepted, and may only read')
}

async function checkWriteToken(config: DatasetConfig, token: string | null): Promise<Finding> {
  if (token === null) return fine('SANITY_WRITE_TOKEN is not set: only content:push needs it')
  const { status, told } = await tryWriting(config, token)
  if (status === 200) return fine('SANITY_WRITE_TOKEN may write (tried without writing)')
  return wrong(`SANITY_WRITE_TOKEN may not write (${status === 0 ? told : `${status} ${told}`})`, `make one with the role Editor: ${TOKENS}`)
}

/** Sanity answers whom it does not know with an empty user, not with a refusal. */
async function isKnown(config: DatasetConfig, token: string): Promise<boolean> {
  const { status, body } = await askSanity(config, '/users/me', { token })
  return status === 200 && typeof (body as { id?: unknown } | null)?.id === 'string'
}

function tryWriting(config: DatasetConfig, token: string) {
  const mutations = [{ createIfNotExists: { _id: 'sanity-doctor', _type: 'sanityDoctor' } }]
  return askSanity(config, `/data/mutate/${config.dataset}?dryRun=true`, { token, body: { mutations } })
}

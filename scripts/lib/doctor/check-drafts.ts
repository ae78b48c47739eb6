import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { askSanity } from './ask-sanity.ts'
import type { Tokens } from './check-tokens.ts'
import { type Finding, fine, unknown, wrong } from './finding.ts'

/** Drafts of all types: the secrets that show an editor the page are among them. */
const DRAFTS = /* groq */ 'count(*[_id in path("drafts.**")])'

const FOR = 'links to drafts need that, and so does the page beside a form for editors without an account of the site'

/** Whether the site's token reads drafts, which a Viewer's does. That there are some, and it reads none, the other token tells. */
export async function checkDrafts(config: DatasetConfig, { readToken, writeToken }: Tokens): Promise<Finding[]> {
  if (readToken === null) return [fine(`without a SANITY_READ_TOKEN the site reads no drafts: ${FOR}`)]
  const seen = await countAs(config, readToken)
  if (seen === null) return [unknown('whether SANITY_READ_TOKEN reads drafts could not be seen', 'mend what is said above first, and ask again')]
  if (seen > 0) return [fine('SANITY_READ_TOKEN reads drafts')]
  const there = writeToken === null ? null : await countAs(config, writeToken)
  const mend = `give it the role Viewer, which reads drafts: ${FOR}`
  if (there !== null && there > 0) return [wrong('SANITY_READ_TOKEN reads no drafts, of which there are some', mend)]
  return [unknown('SANITY_READ_TOKEN reads no drafts, of which there may be none now', `where some wait in the Studio, ${mend}`)]
}

async function countAs(config: DatasetConfig, token: string): Promise<number | null> {
  const query = new URLSearchParams({ query: DRAFTS, perspective: 'raw' })
  const { status, body } = await askSanity(config, `/data/query/${config.dataset}?${query}`, { token })
  const count = (body as { result?: unknown } | null)?.result
  return status === 200 && typeof count === 'number' ? count : null
}

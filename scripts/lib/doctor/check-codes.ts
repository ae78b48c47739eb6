import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { askSanity } from './ask-sanity.ts'
import { type Finding, fine, unknown, wrong } from './finding.ts'

/** Categories with rules for whoever types a discount code. */
const WITH_CODES = /* groq */ `count(*[_type == "category" && (
  count(rules[defined(when.coupons)]) > 0 || count(rules[count(unless[defined(coupons)]) > 0]) > 0
)])`

/** Whether discount codes, which are a secret of whoever was given one, are read by who has no token. */
export async function checkCodes(config: DatasetConfig): Promise<Finding[]> {
  const { status, told, body } = await askSanity(config, `/data/query/${config.dataset}?${new URLSearchParams({ query: WITH_CODES })}`)
  if (status === 401 || status === 403) return [fine('the dataset is private: without a token nobody reads discount codes')]
  const count = (body as { result?: unknown } | null)?.result
  if (status !== 200 || typeof count !== 'number')
    return [unknown(`whether anybody can read discount codes could not be seen (${status} ${told})`, 'mend what is said above first, and ask again')]
  if (count === 0) return [fine('without a token nobody reads discount codes')]
  return [
    wrong(
      `the dataset is public, and anybody reads the discount codes in it: of ${count} ${count === 1 ? 'category' : 'categories'}`,
      'make it private (sanity.io/manage, Datasets), set SANITY_READ_TOKEN, and give out other codes',
    ),
  ]
}

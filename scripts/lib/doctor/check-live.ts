import { Dataset, type DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { type Finding, fine, unknown } from './finding.ts'

const LONGEST_MS = 5000

/** Whether the dataset's stream of changes opens, by which the site hears of what is published. */
export async function checkLive(config: DatasetConfig): Promise<Finding[]> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const timer = setTimeout(resolve, LONGEST_MS, `nothing came within ${LONGEST_MS / 1000} seconds`)
  const stop = new Dataset(config).watch(() => resolve(null), { warn: resolve })
  const refused = await promise
  clearTimeout(timer)
  stop()
  if (refused === null) return [fine('the stream of changes opens: what is published is seen at once where the dataset is public, else try it once')]
  return [unknown(`the stream of changes does not open: ${refused}`, 'the site looks every five minutes in any case; a webhook tells it at once')]
}

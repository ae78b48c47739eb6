import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { DOCUMENT_TYPES } from '#src/cms/sanity/dataset-documents.ts'
import { askSanity } from './ask-sanity.ts'
import { type Finding, fine, wrong } from './finding.ts'

const MANAGE = 'sanity.io/manage'

/** Whether the dataset is there, and holds documents of the site, as the server reads it. */
export async function checkDatasetThere(config: DatasetConfig): Promise<Finding[]> {
  const { projectId, dataset, token } = config
  const query = new URLSearchParams({ query: 'count(*[_type in $types && _id in path("*")])', $types: JSON.stringify(DOCUMENT_TYPES) })
  const { status, told, body } = await askSanity(config, `/data/query/${dataset}?${query}`, { token })
  const name = `dataset ${dataset} of the project ${projectId}`
  if (status === 0) return [wrong(`Sanity gives no answer (${told})`, 'is this machine online, and SANITY_API_HOST unset or right?')]
  if (status === 401 || status === 403)
    return [
      wrong(
        `${name}: reading is refused (${told})`,
        `SANITY_READ_TOKEN must be a token of this project with the role Viewer: ${MANAGE}, API, Tokens`,
      ),
    ]
  if (status === 404) return [wrong(`${name} is not found (${told})`, `SANITY_PROJECT_ID and SANITY_DATASET must be as ${MANAGE} has them`)]
  if (status !== 200)
    return [wrong(`${name}: the answer is ${status} (${told})`, 'try again in a moment; status.sanity.io says whether Sanity is away')]
  const count = (body as { result?: unknown } | null)?.result
  if (typeof count !== 'number') return [wrong(`${name}: the answer is no count`, 'SANITY_API_HOST must be a server that speaks Sanity’s API')]
  const remedy = `npm run content:push fills it${token === null ? '; if it is filled, it is private: set SANITY_READ_TOKEN' : ''}`
  return [count > 0 ? fine(`${name}: ${count} documents of the site are published`) : wrong(`${name}: no document of the site is published`, remedy)]
}

import type { DatasetConfig } from '#src/cms/sanity/dataset.ts'
import { askSanity } from './ask-sanity.ts'
import { type Finding, fine, unknown, wrong } from './finding.ts'

/** Whether a Studio at an address of one's own may use the project. */
export async function checkCors(config: DatasetConfig, studioOrigin: string | null): Promise<Finding[]> {
  if (studioOrigin === null) return [unknown('no Studio was asked for', 'with --studio https://studio.example.com its CORS origin is looked at')]
  const { status, told, body } = await askSanity(config, '/check/cors', { origin: studioOrigin })
  const { allowed, withCredentials } = (body as { result?: { allowed?: unknown; withCredentials?: unknown } } | null)?.result ?? {}
  if (status !== 200)
    return [wrong(`whether ${studioOrigin} may use the project is not answered (${status} ${told})`, 'mend what is said above first')]
  if (allowed === true && withCredentials === true) return [fine(`${studioOrigin} may use the project, with credentials`)]
  const lacking = allowed === true ? 'only without credentials' : 'not'
  return [wrong(`${studioOrigin} may ${lacking} use the project`, 'add it with “Allow credentials”: sanity.io/manage, API, CORS origins')]
}

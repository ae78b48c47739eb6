/** Builds the Studio for the Sanity project that the environment names, into dist/studio/cloud: `npm run studio:build`. */
import { ConfigError, EnvironmentReader } from '#src/server/config/environment-reader.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { buildStudio } from '../build/build-studio.ts'

answerHelp(`npm run studio:build

Builds the Studio for Sanity's service into dist/studio/cloud. It takes no arguments, but settings:
  SANITY_PROJECT_ID, SANITY_DATASET  whose content it edits
  PUBLIC_ORIGIN                      the site that "What will this change do?" asks
  SANITY_STUDIO_TITLE                the name of the business, in its head
  CONTENT_DIR                        the folder whose files it knows
`)
try {
  const read = new EnvironmentReader(process.env)
  const projectId = read.pattern('SANITY_PROJECT_ID', /^[a-z0-9-]+$/, 'small letters, digits and dashes, such as zp7mbokg')
  const dataset = read.text('SANITY_DATASET') ?? 'production'
  const siteOrigin = read.origin('PUBLIC_ORIGIN')
  const title = read.text('SANITY_STUDIO_TITLE') ?? ''
  if (projectId === null) read.refuse('SANITY_PROJECT_ID', 'must name the project whose content the Studio edits')
  read.finish()
  const folder = buildStudio('cloud', {
    SANITY_STUDIO_PROJECT_ID: projectId ?? '',
    SANITY_STUDIO_DATASET: dataset,
    SANITY_STUDIO_SITE_ORIGIN: siteOrigin ?? '',
    SANITY_STUDIO_TITLE: title,
  })
  console.log(
    `${folder} is a Studio for the project ${projectId}, dataset ${dataset}: serve it from any web server, every address that is no file with index.html`,
  )
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

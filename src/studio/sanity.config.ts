import { createClient } from '@sanity/client'
import { keepWrites } from './client/keep-writes.ts'
import { studioConfig } from './studio-config.ts'

const {
  SANITY_STUDIO_PROJECT_ID: projectId,
  SANITY_STUDIO_DATASET: dataset,
  SANITY_STUDIO_TITLE: title = '',
} = import.meta.env as Readonly<Record<string, string | undefined>>

if (projectId === undefined || projectId === '') throw new Error('SANITY_STUDIO_PROJECT_ID must name a project when the Studio is built')

/** The Studio for Sanity's service: of our own build (cloud.ts), and of Sanity's command line (sanity.cli.ts). */
export default studioConfig(
  {
    projectId,
    dataset: dataset ?? 'production',
    unstable_clientFactory: options => createClient({ ...options, requestHandler: keepWrites(options.requestHandler) }),
  },
  {
    business: title === '' ? null : title,
    isService: true,
    forDevelopers: import.meta.env.DEV ? [(await import('@sanity/vision')).visionTool()] : [],
  },
)

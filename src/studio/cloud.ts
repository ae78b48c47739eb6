import { createClient } from '@sanity/client'
import { keepWrites } from './client/keep-writes.ts'
import { startStudio } from './start-studio.tsx'
import { studioConfig } from './studio-config.ts'

const { SANITY_STUDIO_PROJECT_ID: projectId, SANITY_STUDIO_DATASET: dataset } = import.meta.env as Readonly<Record<string, string | undefined>>

if (projectId === undefined || projectId === '') throw new Error('SANITY_STUDIO_PROJECT_ID must name a project when the Studio is built')

startStudio(
  studioConfig({
    projectId,
    dataset: dataset ?? 'production',
    unstable_clientFactory: options => createClient({ ...options, requestHandler: keepWrites(options.requestHandler) }),
  }),
)

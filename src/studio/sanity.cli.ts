import { defineCliConfig } from 'sanity/cli'
import { contentFiles } from './content-files.ts'

const { SANITY_STUDIO_PROJECT_ID: projectId = '', SANITY_STUDIO_DATASET: dataset = 'production' } = process.env

/** Sanity's command line, in this folder: `sanity deploy` hosts the Studio at Sanity, `sanity schemas deploy` tells the project its schema. */
export default defineCliConfig({
  api: { projectId, dataset },
  // The lock file says which version was tested.
  deployment: { autoUpdates: false },
  vite: async config => ({ ...config, define: { ...config.define, ...(await contentFiles()) } }),
})

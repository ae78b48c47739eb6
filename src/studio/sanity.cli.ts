import { defineCliConfig } from 'sanity/cli'
import { contentFiles } from './content-files.ts'

const { SANITY_STUDIO_PROJECT_ID: projectId = '', SANITY_STUDIO_DATASET: dataset = 'production', SANITY_STUDIO_APP_ID: appId = '' } = process.env

/** Sanity's command line, in this folder: `sanity deploy` hosts the Studio at Sanity, `sanity schemas deploy` tells the project its schema. */
export default defineCliConfig({
  api: { projectId, dataset },
  // The lock file says which version was tested. The id is of a Studio that was deployed before: without, Sanity asks which one it is, or is told by `--url`.
  deployment: { autoUpdates: false, ...(appId !== '' && { appId }) },
  vite: async config => ({ ...config, define: { ...config.define, ...(await contentFiles()) } }),
})

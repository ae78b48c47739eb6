import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { MediaReader } from '../cms/media/media.ts'
import { listMedia } from '../cms/media/media-list.ts'

/** The content folder's files are part of the build: a Studio that is not served beside them checks by these what content names. */
const CONTENT = resolve(import.meta.dirname, '../..', process.env['CONTENT_DIR'] ?? 'content')

const files = listMedia(await new MediaReader().read(CONTENT))

/** Two Studios from the same source, by `--mode`: `lake` speaks to the lake on this machine, `cloud` to Sanity. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  envPrefix: 'SANITY_STUDIO_',
  define: {
    CONTENT_FILES: JSON.stringify(files),
  },
  build: {
    outDir: `../../dist/studio/${mode}`,
    emptyOutDir: true,
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    chunkSizeWarningLimit: 10_000,
  },
}))

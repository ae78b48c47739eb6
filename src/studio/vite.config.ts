import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { MediaReader } from '../cms/media/media.ts'
import { listMedia } from '../cms/media/media-list.ts'

/** The content folder, whose file names are part of the build: a Studio elsewhere checks by them which files content may name. */
const CONTENT = resolve(import.meta.dirname, '../..', process.env['CONTENT_DIR'] ?? 'content')

const files = await listMedia(new MediaReader(), CONTENT)

/** Builds one of two Studios, by `--mode`: `lake` for the local lake, `cloud` for Sanity. */
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
    // Sanity's packages tell a compiler of React's, which does not run here, what to leave alone.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
}))

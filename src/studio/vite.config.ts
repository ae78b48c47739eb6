import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentFiles } from './content-files.ts'

const files = await contentFiles()

/** Builds one of two Studios, by `--mode`: `lake` for the local lake, `cloud` for Sanity. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  envPrefix: 'SANITY_STUDIO_',
  define: files,
  build: {
    outDir: `../../dist/studio/${mode}`,
    emptyOutDir: true,
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    chunkSizeWarningLimit: 10_000,
    // Sanity's packages tell a compiler of React's, which does not run here, what to leave alone.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
}))

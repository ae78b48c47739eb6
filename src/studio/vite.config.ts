import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two Studios from the same source, by `--mode`: `lake` speaks to the lake on this machine, `cloud` to Sanity. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  envPrefix: 'SANITY_STUDIO_',
  build: {
    outDir: `../../dist/studio/${mode}`,
    emptyOutDir: true,
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    chunkSizeWarningLimit: 10_000,
  },
}))

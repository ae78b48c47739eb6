import { existsSync, readdirSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The content folder's files are part of the build: what content may name is checked in the Studio, wherever that is hosted. */
const CONTENT = resolve(import.meta.dirname, '../..', process.env['CONTENT_DIR'] ?? 'content')

/** Two Studios from the same source, by `--mode`: `lake` speaks to the lake on this machine, `cloud` to Sanity. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  envPrefix: 'SANITY_STUDIO_',
  define: {
    CONTENT_FILES: JSON.stringify({
      illustrations: namesIn('illustrations', ['.svg']).map(name => name.slice(0, -'.svg'.length)),
      images: namesIn('images', ['.avif', '.webp', '.jpg', '.png', '.svg']),
      fonts: namesIn('fonts', ['.woff2']),
    }),
  },
  build: {
    outDir: `../../dist/studio/${mode}`,
    emptyOutDir: true,
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    chunkSizeWarningLimit: 10_000,
  },
}))

function namesIn(folder: string, endings: readonly string[]): string[] {
  const path = join(CONTENT, folder)
  const names = existsSync(path) ? readdirSync(path) : []
  return names.filter(name => endings.includes(extname(name))).sort()
}

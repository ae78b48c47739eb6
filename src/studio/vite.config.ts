import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { MediaList } from '../cms/check-media.ts'
import { pictureHead } from '../cms/picture-head.ts'

/** The content folder's files are part of the build: a Studio that is not served beside them checks by these what content names. */
const CONTENT = resolve(import.meta.dirname, '../..', process.env['CONTENT_DIR'] ?? 'content')

/** Two Studios from the same source, by `--mode`: `lake` speaks to the lake on this machine, `cloud` to Sanity. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  envPrefix: 'SANITY_STUDIO_',
  define: {
    CONTENT_FILES: JSON.stringify(contentFiles()),
  },
  build: {
    outDir: `../../dist/studio/${mode}`,
    emptyOutDir: true,
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    chunkSizeWarningLimit: 10_000,
  },
}))

function contentFiles(): MediaList {
  return {
    illustrations: namesIn('illustrations', ['.svg']).map(name => name.slice(0, -'.svg'.length)),
    images: namesIn('images', ['.avif', '.webp', '.jpg', '.png', '.svg']).map(name => {
      const head = pictureHead(readFileSync(join(CONTENT, 'images', name)))
      return { name, width: head?.width ?? null, height: head?.height ?? null }
    }),
    fonts: namesIn('fonts', ['.woff2']),
  }
}

function namesIn(folder: string, endings: readonly string[]): string[] {
  const path = join(CONTENT, folder)
  const names = existsSync(path) ? readdirSync(path) : []
  return names.filter(name => endings.includes(extname(name))).sort()
}

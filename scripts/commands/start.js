/** Serves the site, the API and the admin; builds first if needed. JavaScript, since type stripping of an entry file is not cached between starts. */
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'

// The environment takes precedence over .env.
if (existsSync('.env')) process.loadEnvFile('.env')

// Compilation is a large part of a start; cached from the second one on.
enableCompileCache('node_modules/.cache/compile')

const { isBuilt } = await import('../build/build-stamp.ts')
if (!isBuilt()) {
  console.log('building (once) ...')
  await import('./build.ts')
}
await import('../../dist/server/main.js')

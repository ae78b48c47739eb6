/** Serves the site, the API and the admin; builds first what is not current. The one script in JavaScript: types are taken out of what it imports once, but would be out of this file at every start. */
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'

// What the environment says wins.
if (existsSync('.env')) process.loadEnvFile('.env')

// Compiling is much of a start: from the second on, that is done already.
enableCompileCache('node_modules/.cache/compile')

const { isBuilt } = await import('../build/build-stamp.ts')
if (!isBuilt()) {
  console.log('building (once) ...')
  await import('./build.ts')
}
await import('../../dist/server/main.js')

/** Serves the site, the API and the admin; builds the pages first when they are not current. */
import { enableCompileCache } from 'node:module'
import { isBuilt } from './build-stamp.ts'

// Reading and compiling hundreds of modules is most of a start: from the second on, that is done already.
enableCompileCache('node_modules/.cache/compile')

if (!isBuilt()) {
  console.log('building the pages (once) ...')
  await import('./build.ts')
}
await import('#src/server/main.ts')

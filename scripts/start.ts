/** Serves the site, the API and the admin; builds the pages first when they are not current. */
import { isBuilt } from './build-stamp.ts'

if (!isBuilt()) {
  console.log('building the pages (once) ...')
  await import('./build.ts')
}
await import('#src/server/main.ts')

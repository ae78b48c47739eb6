import { test as base } from './site.ts'
import { startServer } from '../server/start-server.ts'

export { expect } from './site.ts'

/** Tests on the site of `npm run dev`. */
export const test = base.extend({
  site: [
    async ({ contentDir }, provide) => {
      const server = await startServer(contentDir, {}, 'scripts/commands/dev.ts')
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

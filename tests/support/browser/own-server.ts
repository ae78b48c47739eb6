import { SAMPLE_FOLDER } from '../content/sample-folder.ts'
import { test as base } from './site.ts'
import { type RunningServer, startServer } from '../server/start-server.ts'

/** Tests on a server of their own, where what they change would disturb others. */
export const test = base.extend<{ ownEnv: Readonly<Record<string, string>>; own: RunningServer }>({
  ownEnv: [{}, { option: true }],
  own: async ({ ownEnv, page }, provide) => {
    const server = await startServer(SAMPLE_FOLDER, ownEnv)
    await provide(server)
    // An open page would reconnect its stream of news, be refused, and log an error.
    await page.close()
    await server.stop()
  },
})

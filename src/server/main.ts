import type { FastifyInstance } from 'fastify'
import { ContentError } from '#src/cms/live/content-source.ts'
import { buildApp } from './build-app.ts'
import { loadBuiltSite } from './pages/built-site.ts'
import { type Config, readConfig } from './config/config.ts'
import { ConfigError } from './config/environment-reader.ts'
import { startupBanner } from './lifecycle/startup-banner.ts'
import { loadMailRenderer, openOutbox } from './mail/open-outbox.ts'
import { ANSWER_TIMEOUT_MS } from './lifecycle/drain.ts'
import { listenProblem, StartError, storageProblem } from './lifecycle/start-error.ts'
import { openContent } from './content/open-content.ts'
import { prepareAdmin } from './auth/prepare-admin.ts'
import { openStorage } from './storage/open-storage.ts'

/** Longest time to close the storage, in ms. */
const CLOSE_MS = 5000

/**
 * Length of the accept queue; the system's own limit may be lower. With Node's default of 511, a flood made other clients' connections wait for a
 * second.
 */
const BACKLOG = 4096

/** How often the storage is tidied. */
const TIDY_MS = 3_600_000

const clock = () => new Date()

try {
  await start(readConfig(process.env))
} catch (error) {
  // Errors that the owner can mend are shown without a stack.
  console.error(error instanceof ConfigError || error instanceof ContentError || error instanceof StartError ? error.message : error)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  // Files are created readable by this user alone.
  process.umask(0o077)
  // A stopping predecessor keeps the data folder until its last answer.
  const predecessorMs = config.drainSeconds * 1000 + ANSWER_TIMEOUT_MS + CLOSE_MS
  const storage = await openStorage({ ...config, predecessorMs }, clock()).catch((error: unknown) => {
    throw storageProblem(error, config)
  })
  const opening = openContent(config, clock)
  const businessName = async () => (await opening).current().revision.content.business.name
  // Run in parallel: passwords are hashed on a thread of their own, content is checked on this one.
  const [setupCode, content, site] = await Promise.all([
    prepareAdmin(storage.accounts, config.admin, businessName, clock()),
    opening,
    loadBuiltSite('dist'),
  ])
  const outbox = await openOutbox({ config, content, storage }, config.mail === null ? null : await loadMailRenderer('dist'))
  const app = await buildApp({ config, content, storage, outbox, clock, csrfSecret: await storage.secret('csrf'), site })
  const tidy = () => void storage.tidy(clock(), content.current().revision.content.business.retention).catch((error: unknown) => app.log.error(error))
  const tidying = setInterval(tidy, TIDY_MS)
  app.addHook('onClose', () => clearInterval(tidying))
  app.addHook('onClose', () => storage.close())
  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenProblem(error, config)
  })
  stopOnSignal(app, config.drainSeconds * 1000)
  // Tidy at start too: a process that is restarted every hour would never reach the interval.
  tidy()
  for (const line of startupBanner(config, setupCode, site !== null)) console.log(line)
}

/** SIGTERM drains first, so that a load balancer sees that this process stops; SIGINT (Ctrl+C) or a second signal skips the delay. */
function stopOnSignal(app: FastifyInstance, drainMs: number): void {
  const hurry = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (signal === 'SIGINT' || app.drain.isOn) hurry.abort()
      if (!app.drain.isOn) void stop(app, drainMs, hurry.signal)
    })
  }
}

async function stop(app: FastifyInstance, drainMs: number, hurry: AbortSignal): Promise<void> {
  setTimeout(() => process.exit(1), drainMs + ANSWER_TIMEOUT_MS + CLOSE_MS).unref()
  const cut = await app.drain.stop(app, drainMs, hurry)
  if (cut > 0) app.log.warn({ cut }, 'stopped before every answer had been taken')
  process.exit(cut > 0 ? 1 : 0)
}

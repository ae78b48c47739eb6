import { ContentError } from '#src/cms/content-source.ts'
import { buildApp } from './build-app.ts'
import { loadBuiltSite } from './built-site.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './environment-reader.ts'
import { greeting } from './greeting.ts'
import { Outbox, type SendMail } from './mail/outbox.ts'
import { openContent } from './open-content.ts'
import { prepareAdmin } from './auth/prepare-admin.ts'
import { openStorage } from './storage/open-storage.ts'
import { FolderInUseError } from './storage/writer-lock.ts'

/** Connections that are still busy after this are cut. */
const STOP_MS = 10_000

/** How often what is no longer needed is forgotten. */
const TIDY_MS = 3_600_000

const clock = () => new Date()

try {
  await start(readConfig(process.env))
} catch (error) {
  // What the owner can mend is told without a stack.
  console.error(error instanceof ConfigError || error instanceof ContentError || error instanceof FolderInUseError ? error.message : error)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  // What we keep is for this user alone.
  process.umask(0o077)
  const storage = await openStorage(config, clock())
  // A password is hashed on a thread of its own, while content is checked on this one.
  const [setupCode, content, site] = await Promise.all([
    prepareAdmin(storage.accounts, config.admin, clock()),
    openContent(config, clock),
    loadBuiltSite('dist'),
  ])
  const outbox = config.mail === null ? null : new Outbox(storage.outbox, await openMail(config.mail), clock)
  const app = await buildApp({ config, content, storage, outbox, clock, csrfSecret: await storage.secret('csrf'), site })
  const tidy = () => void storage.tidy(clock()).catch((error: unknown) => app.log.error(error))
  const tidying = setInterval(tidy, TIDY_MS)
  app.addHook('onClose', () => clearInterval(tidying))
  app.addHook('onClose', () => storage.close())
  await app.listen({ host: config.host, port: config.port })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(() => app.close()))
  // A process that is restarted every hour would never come to it.
  tidy()
  for (const line of greeting(config, setupCode, site !== null)) console.log(line)
}

/** Loads what sends mail where mail is sent. */
async function openMail(mail: NonNullable<Config['mail']>): Promise<SendMail> {
  const { smtpSender } = await import('./mail/smtp.ts')
  return smtpSender(mail)
}

async function stop(close: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await close()
  process.exit(0)
}

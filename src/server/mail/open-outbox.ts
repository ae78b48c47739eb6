import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MailBody, RenderMail } from '#src/booking/appointment/mail.ts'
import type { AppContext } from '../app-context.ts'
import { Outbox } from './outbox.ts'
import { VisitorLimit } from './visitor-limit.ts'

/** Opens the outbox; null where mail is not configured. Mails are rendered in the look of the content in force; without a renderer, they are plain text. */
export async function openOutbox(
  { config: { mail }, content, storage }: Pick<AppContext, 'config' | 'content' | 'storage'>,
  renderMail: RenderMail | null,
): Promise<Outbox | null> {
  if (mail === null) return null
  // The SMTP client is loaded only where mail is configured.
  const { smtpSender } = await import('./smtp.ts')
  const htmlOf = (render: RenderMail) => (body: MailBody) => {
    const { theme, business } = content.current().revision.content
    return render(body, theme, business)
  }
  const send = smtpSender({ ...mail, htmlOf: renderMail === null ? null : htmlOf(renderMail) })
  const toVisitors = new VisitorLimit(storage.attempts, await storage.secret('csrf'), mail.hourlyToVisitors)
  return new Outbox(storage.outbox, send, storage.now, { hourly: mail.hourly, toVisitors })
}

/** Loads the built renderer of mails; null when it has not been built. */
export async function loadMailRenderer(dist: string): Promise<RenderMail | null> {
  const file = resolve(join(dist, 'server/render-mail.js'))
  if (!existsSync(file)) return null
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isMailRenderer(module)) throw new Error(`${file} does not export its renderer: build the site again`)
  return module.renderMail
}

/** Whether a module is the renderer of mails. */
export function isMailRenderer(module: unknown): module is { renderMail: RenderMail } {
  return typeof module === 'object' && module !== null && 'renderMail' in module
}

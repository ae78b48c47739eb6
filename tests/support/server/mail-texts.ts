import { readFileSync } from 'node:fs'
import type { Mails, Site } from '#src/contract/generated/types.ts'
import { copySample } from '../content/content-copy.ts'

const SITE = new URL('../../content/window-cleaning/site.json', import.meta.url)

/** The mails of the second business; the sample business has none but a text message. */
export const MAIL_TEXTS = (JSON.parse(readFileSync(SITE, 'utf8')) as Required<Site>).mails as Required<Mails>

/** A copy of the sample content whose visitors get mails; it is gone after the test. */
export function copyWithMails(mails: Mails = MAIL_TEXTS): string {
  return copySample([{ file: 'site.json', at: '/mails', set: mails }])
}

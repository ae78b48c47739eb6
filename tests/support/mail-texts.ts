import { readFileSync } from 'node:fs'
import type { Site } from '#src/contract/generated/types.ts'
import { copySample } from './content-copy.ts'

const SITE = new URL('../content/window-cleaning/site.json', import.meta.url)

/** The mails of the second business; the sample business has none. */
const MAIL_TEXTS = (JSON.parse(readFileSync(SITE, 'utf8')) as Site).mails ?? {}

/** A copy of the sample content whose visitors get mails; it is gone after the test. */
export function copyWithMails(): string {
  return copySample([{ file: 'site.json', at: '/mails', set: MAIL_TEXTS }])
}

import type { ContentState, MailState } from '#src/contract/generated/types.ts'

/** What the notices above a view tell of; undefined where it could not be loaded. */
export interface NoticedStates {
  content: ContentState | undefined
  mails: MailState | undefined
}

interface MailNotice {
  what: string
  /** What that means for the owner, and who can do something about it. */
  means: string
  /** What there is to do on the server; null where nothing is. */
  server: string | null
}

/** Mail that is not set up: who can do that, and how. */
export const NO_MAIL = {
  who: 'Whoever runs the server of your site can turn mail on.',
  server: 'Set SMTP_URL, MAIL_FROM and MAIL_TO in the server’s settings and start it again.',
}

/** Mails that were refused: who knows why, and how they are tried again. */
export const MAIL_REFUSED = {
  who: 'Whoever runs the server of your site can see why, and send them again.',
  server: 'The server’s log says why; the next start tries again.',
}

/** Says that no mails go out, and why. */
export function mailNotices(state: MailState | undefined): MailNotice[] {
  if (state === undefined) return []
  const { is_set_up, waiting, failed } = state
  if (!is_set_up) {
    const means = `Neither you nor your visitors hear of requests by mail: new ones stand here alone. ${NO_MAIL.who}`
    return [{ what: 'No mail is sent', means, server: NO_MAIL.server }]
  }
  return [
    ...(waiting > 0 ? [{ what: `The mail server has not taken ${mails(waiting)} yet`, means: 'The site goes on trying.', server: null }] : []),
    ...(failed > 0
      ? [
          {
            what: `The mail server refused ${mails(failed)} for good`,
            means: `Nobody has got ${failed === 1 ? 'it' : 'them'}. ${MAIL_REFUSED.who}`,
            server: MAIL_REFUSED.server,
          },
        ]
      : []),
  ]
}

function mails(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`
}

export const NOT_LIVE = 'The newest content is not live.'

export function mistakesTitle({ warnings }: ContentState): string {
  return `What may be a mistake (${warnings.length})`
}

/** What has come, or is over, since a view was opened. */
export interface Noticed {
  text: string
  isOver: boolean
}

/** Says what has come since, and what is over. */
export function noticedSince(before: NoticedStates, now: NoticedStates): Noticed[] {
  return [
    ...since(mailTitles(before), mailTitles(now), 'The mail server takes mails again'),
    ...since(contentTitles(before), contentTitles(now), 'The newest content is live'),
    ...since(mistakeTitles(before), mistakeTitles(now), 'Nothing may be a mistake any more'),
  ]
}

function since(before: readonly string[], now: readonly string[], over: string): Noticed[] {
  if (before.length > 0 && now.length === 0) return [{ text: over, isOver: true }]
  return now.filter(title => !before.includes(title)).map(text => ({ text, isOver: false }))
}

const mailTitles = ({ mails }: NoticedStates) => mailNotices(mails).map(({ what }) => what)
const contentTitles = ({ content }: NoticedStates) => (content?.problems.length ? [NOT_LIVE] : [])
const mistakeTitles = ({ content }: NoticedStates) => (content?.warnings.length ? [mistakesTitle(content)] : [])

import { expect, test } from 'vitest'
import type { ContentState, MailState } from '#src/contract/generated/types.ts'
import { mailNotices, type Noticed, type NoticedStates, noticedSince } from '#src/web/admin/ui/notices.ts'

const MAILS: MailState = { is_set_up: true, kinds: [], waiting: 0, failed: 0 }
const CONTENT: ContentState = {
  site: '',
  from: 'folder',
  revision: 'r1',
  since: '2026-11-02T12:00:00Z',
  problems: [],
  warnings: [],
  refused_at: null,
}
const FINE: NoticedStates = { mails: MAILS, content: CONTENT }
const failing = (failed: number): NoticedStates => ({ ...FINE, mails: { ...MAILS, failed } })
const refused: NoticedStates = { ...FINE, content: { ...CONTENT, problems: ['business.json#/phone: is missing'] } }
const doubtful: NoticedStates = { ...FINE, content: { ...CONTENT, warnings: ['one', 'two'] } }

const come = (text: string): Noticed => ({ text, isOver: false })
const over = (text: string): Noticed => ({ text, isOver: true })

test('what is noticed since is said once, in the words that will stand above', () => {
  expect(noticedSince(FINE, failing(1))).toEqual([come('The mail server refused 1 mail for good')])
  expect(noticedSince(failing(1), failing(2))).toEqual([come('The mail server refused 2 mails for good')])
  expect(noticedSince(FINE, refused)).toEqual([come('The newest content is not live.')])
  expect(noticedSince(FINE, doubtful)).toEqual([come('What may be a mistake (2)')])
  for (const state of [FINE, failing(1), refused, doubtful]) expect(noticedSince(state, state)).toEqual([])
  expect(noticedSince({ mails: undefined, content: undefined }, FINE)).toEqual([])
})

test('what is over is said too', () => {
  expect(noticedSince(failing(1), FINE)).toEqual([over('The mail server takes mails again')])
  expect(noticedSince(refused, FINE)).toEqual([over('The newest content is live')])
  expect(noticedSince(doubtful, refused)).toEqual([come('The newest content is not live.'), over('Nothing may be a mistake any more')])
})

test('what is said of mails names no setting, and who can do something about them; how stands apart', () => {
  const notices = [
    ...mailNotices({ ...MAILS, is_set_up: false }),
    ...mailNotices({ ...MAILS, failed: 1 }),
    ...mailNotices({ ...MAILS, failed: 2 }),
    ...mailNotices({ ...MAILS, waiting: 1 }),
  ]
  expect(notices.filter(({ server }) => server !== null)).toHaveLength(3)
  for (const { what, means, server } of notices) {
    expect(`${what} ${means}`).not.toMatch(/[A-Z]{2,}|server’s/)
    if (server !== null) expect(means).toContain('Whoever runs the server of your site')
  }
})

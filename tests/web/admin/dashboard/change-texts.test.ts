import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { changeFailure, changeNews } from '#src/web/admin/dashboard/change-texts.ts'
import type { Change } from '#src/web/admin/data/requests/change.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { sampleRevision } from '../../../support/sample-revision.ts'
import { STORED as ann } from '../../../support/stored-request.ts'

const { content } = await sampleRevision()
const admin = { ...content, money: moneyOf(content.business), dates: dateTextsOf(content.business) }

test.each<[Change, string, string]>([
  [{ kind: 'status', of: ann, status: 'Confirmed' }, 'Ann Ash: status is now Confirmed', 'Failed to update status: Not now'],
  [{ kind: 'value', of: ann, value: 61.5 }, 'Ann Ash: actual value is now $61.50', 'Failed to update value: Not now'],
  [{ kind: 'delete', of: ann }, 'The request of Ann Ash was deleted', 'Failed to delete appointment: Not now'],
  [{ kind: 'delete-all' }, 'All appointments were deleted', 'Failed to delete all appointments: Not now'],
  [{ kind: 'restore', of: ann }, 'The request of Ann Ash is back', 'The request of Ann Ash stays in the trash: Not now'],
])('of %j is said what it did, or why it failed', (change, news, failure) => {
  expect(changeNews(change, admin)).toBe(news)
  expect(changeFailure(change, content.messages, 'Not now')).toBe(failure)
})

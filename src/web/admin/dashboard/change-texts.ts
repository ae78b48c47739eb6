import { fill } from '#src/catalog/words/fill.ts'
import type { Messages } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import type { Change } from '../data/requests/change.ts'
import { valueText } from '../request/price-texts.ts'
import { personName } from '../request/request-texts.ts'

/** The message for a change that succeeded. */
export function changeNews(change: Change, content: AdminContent): string {
  switch (change.kind) {
    case 'status':
      return `${personName(change.of)}: status is now ${change.status}`
    case 'value':
      return `${personName(change.of)}: actual value is now ${valueText(change.value, content)}`
    case 'edit':
      return `The request of ${personName(change.of)} was changed`
    case 'delete':
      return `The request of ${personName(change.of)} was deleted`
    case 'delete-all':
      return 'All appointments were deleted'
    case 'restore':
      return `The request of ${personName(change.of)} is back`
  }
}

/** The message for a change that failed, with the reason. */
export function changeFailure(change: Change, { admin }: Messages, message: string): string {
  switch (change.kind) {
    case 'status':
      return fill(admin.statusFailed, { message })
    case 'value':
      return fill(admin.valueFailed, { message })
    case 'edit':
      return message
    case 'delete':
      return fill(admin.deleteFailed, { message })
    case 'delete-all':
      return fill(admin.deleteAllFailed, { message })
    case 'restore':
      return `The request of ${personName(change.of)} stays in the trash: ${message}`
  }
}

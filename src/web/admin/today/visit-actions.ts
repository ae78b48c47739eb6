import type { VisitAction } from '#src/booking/appointment/next-action.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import type { RequestActions } from '../request/request-actions.ts'

/** What the button of each action says. */
export const ACTION_TITLES: Readonly<Record<VisitAction, string>> = { confirm: 'Confirm', 'set-out': 'On my way', start: 'Start', finish: 'Done' }

/**
 * Takes an action of a visit.
 *
 * @param value what the visit has really brought; null when it is not known
 */
export function takeAction(action: VisitAction, request: Appointment, actions: RequestActions, value: number | null = null): void {
  const now = new Date().toISOString()
  switch (action) {
    case 'confirm':
      return actions.setStatus(request, 'Confirmed')
    case 'set-out':
      return actions.setProgress(request, { on_way_at: now })
    case 'start':
      return actions.setProgress(request, { started_at: now })
    case 'finish':
      return actions.setStatus(request, 'Completed', value)
  }
}

/** Takes an action back, and the actual value that came with it. */
export function takeBack(action: Exclude<VisitAction, 'confirm'>, request: Appointment, actions: RequestActions): void {
  switch (action) {
    case 'set-out':
      return actions.setProgress(request, { on_way_at: null })
    case 'start':
      return actions.setProgress(request, { started_at: null })
    case 'finish':
      return actions.setStatus(request, 'Confirmed', 'before')
  }
}

/** How far a visit is, in words. */
export function progressText(
  action: Exclude<VisitAction, 'confirm'>,
  { on_way_at = '', started_at = '' }: Appointment,
  { dates }: Pick<AdminContent, 'dates'>,
): string {
  switch (action) {
    case 'set-out':
      return `On the way since ${dates.momentTime(on_way_at)}`
    case 'start':
      return `Started at ${dates.momentTime(started_at)}`
    case 'finish':
      return 'Done'
  }
}

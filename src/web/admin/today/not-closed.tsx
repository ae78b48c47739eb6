import { useRef } from 'react'
import { nextAction } from '#src/booking/appointment/next-action.ts'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { AppointmentList, Day } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { OPENER } from '../request/request-element.ts'
import { personName } from '../request/request-texts.ts'
import { NOT_CLOSED } from '../requests-list/list-query.ts'
import { ActionForm } from './action-form.tsx'
import { visitWhen } from './visit-when.ts'
import { focusTitle } from '../ui/focus-title.ts'

interface NotClosedProps {
  today: Day
  /** The crew that the day is narrowed to; empty for all. */
  crew: string
  /** Past visits that are still confirmed, the latest first. */
  list: AppointmentList
  actions: RequestActions
}

/** Past visits that nobody has closed, each with what it has brought and Done; nothing where there are none. */
export function NotClosed({ today, crew, list: { appointments, next }, actions }: NotClosedProps) {
  const content = useContent()
  const title = useRef<HTMLHeadingElement>(null)
  if (appointments.length === 0) return null
  return (
    <section aria-labelledby="not-closed-title">
      <h3 id="not-closed-title" ref={title} tabIndex={-1}>
        Not closed yet
      </h3>
      <ul className="not-closed">
        {appointments.map(request => {
          const action = nextAction(request, today)
          const nameId = `not-closed-${request.id}`
          return (
            <li key={request.id}>
              <article className="visit-card" aria-labelledby={nameId} data-request={request.id}>
                <h4 id={nameId}>
                  <button type="button" {...OPENER} aria-label={`Details of ${personName(request)}`} onClick={() => actions.open(request)}>
                    {personName(request)}
                  </button>
                </h4>
                <p className="soft">
                  {visitWhen(request, content)}, {serviceTitle(request, content)}
                </p>
                {action !== null && (
                  <ActionForm
                    request={request}
                    action={action}
                    isNext={false}
                    actions={actions}
                    onLast={() => (appointments.length > 1 ? title.current?.focus() : focusTitle())}
                  />
                )}
              </article>
            </li>
          )
        })}
      </ul>
      {next !== undefined && (
        <a className="all-of-them" href={hashOf({ kind: 'list', query: { ...NOT_CLOSED, crew } })}>
          Show all that are not closed
        </a>
      )}
    </section>
  )
}

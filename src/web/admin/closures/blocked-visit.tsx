import { useQuery } from '@tanstack/react-query'
import { toldChange } from '#src/booking/appointment/told-change.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { detailQuery } from '../data/requests/request-queries.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useToday } from '../hooks/use-clock.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { newCrew } from '../texts/crew-texts.ts'
import { visitWhen } from '../today/visit-when.ts'
import { ToldByHand, WordlessLink } from '../telling/hand-link.tsx'

interface BlockedVisitProps {
  /** As it was when its time was blocked. */
  visit: Appointment
  /** As it is while it stands there; undefined once it does not. */
  there: Appointment | undefined
  /** When its time was blocked. */
  since: string
  /** The messages that were begun by hand. */
  told: readonly string[]
  onTell: (key: string) => void
  actions: Pick<RequestActions, 'open' | 'move'>
}

/** A visit in a blocked time with what can be done about it; once it has left, where it is now, and the words that tell its visitor of that. */
export function BlockedVisit({ visit, there, since, told, onTell, actions }: BlockedVisitProps) {
  const api = useApi()
  const content = useContent()
  const today = useToday(content.business.timeZone)
  const { data: gone } = useQuery(detailQuery(api, there === undefined ? visit.id : null))
  const { data: mails } = useQuery(mailStateQuery(api))
  const now = there ?? gone?.appointment ?? visit
  const change = there === undefined && gone !== undefined ? toldChange(visit, now, today) : null
  const kind = change !== null && mails?.kinds.includes(change) === true ? change : null
  const isMailed = kind !== null && gone?.events.some(({ at, mail }) => at >= since && mail?.kind === kind) === true
  const press = (key: string) => ({ isTold: told.includes(key), onTell: () => onTell(key) })
  const pressedOf = press(`${visit.id} ${kind}`)
  return (
    <li>
      <p>
        <button type="button" className="quiet-button" onClick={() => actions.open(now)}>
          {personName(visit) || 'No name'}
        </button>
        <small>{there === undefined ? gone && leftText(visit, now, gone.deleted, content) : `${visitWhen(there, content)}, ${there.status}`}</small>
      </p>
      {there !== undefined && (
        <span>
          <button type="button" className="plain-button" aria-label={`Move the visit of ${personName(visit)}`} onClick={() => actions.move(there)}>
            Move
          </button>
          <WordlessLink request={there} {...press(visit.id)} />
        </span>
      )}
      {there === undefined && gone !== undefined && (
        <span>
          {isMailed && <span data-told="">✓ Mailed</span>}
          {!isMailed &&
            (kind === null ? <WordlessLink request={now} {...pressedOf} /> : <ToldByHand request={now} kind={kind} isNext {...pressedOf} />)}
        </span>
      )}
    </li>
  )
}

/** Where a visit is that has left a blocked time, and of which other crew. */
function leftText(before: Appointment, now: Appointment, isDeleted: boolean, content: AdminContent): string {
  if (isDeleted) return '✓ In the trash'
  return now.status === 'Cancelled' ? '✓ Cancelled' : `✓ Now ${[visitWhen(now, content), newCrew(before, now) ?? []].flat().join(', ')}`
}

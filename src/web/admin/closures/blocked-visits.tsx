import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredClosure } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { closedVisitsQuery } from '../data/closures/closures.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { visitCount } from '../texts/visit-count.ts'
import { BlockedVisit } from './blocked-visit.tsx'
import { timeOfClosure } from './closure-values.ts'
import { MoreVisits } from './more-visits.tsx'

interface BlockedVisitsProps {
  stored: StoredClosure
  actions: Pick<RequestActions, 'open' | 'move'>
}

/** The visits that stood in a time when it was blocked, to be gone through: each can be moved and told, and stays in the list once it is dealt with. */
export function BlockedVisits({ stored: { closure, visits, total }, actions }: BlockedVisitsProps) {
  const { data: left = { visits, total } } = useQuery(closedVisitsQuery(useApi(), timeOfClosure(closure)))
  const [told, setTold] = useState<readonly string[]>([])
  if (total === 0) return null
  const there = new Map(left.visits.map(visit => [visit.id, visit]))
  return (
    <div className="closed-visits">
      <p>
        {left.total > 0 ? (
          <>
            <strong>{visitCount(left.total)} in this time.</strong>{' '}
            {left.total === 1 ? 'It stays until you move or cancel it.' : 'They stay until you move or cancel them.'}
          </>
        ) : (
          <strong>No visit is in this time any more.</strong>
        )}
      </p>
      <ul>
        {visits.map(visit => (
          <BlockedVisit
            key={visit.id}
            visit={visit}
            there={there.get(visit.id)}
            since={closure.at}
            told={told}
            onTell={key => setTold([...told, key])}
            actions={actions}
          />
        ))}
      </ul>
      <MoreVisits count={total - visits.length} />
    </div>
  )
}

import type { ReactNode } from 'react'
import type { AppointmentList } from '#src/contract/generated/types.ts'
import type { Choosing } from '../bulk/use-chosen.ts'
import { hashOf } from '../dashboard/view.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { RequestCards } from './request-cards.tsx'
import { RequestTable } from './request-table.tsx'
import { CrewNote } from './crew-note.tsx'
import { EmptyList } from './empty-list.tsx'
import type { ListQuery } from './list-query.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { Pager } from './pager.tsx'
import { PrintedHead } from './printed-head.tsx'
import { useMedia, WIDE } from '../hooks/use-media.ts'
import { type ListPlace, useVisibleFirst } from './use-visible-first.ts'

const TABLE: ListPlace = { top: 412, height: 54.3 }
const CARDS: ListPlace = { top: 200, height: 90 }

interface RequestListProps {
  list: AppointmentList
  /** Number of entries on all pages; null until counted. */
  total: number | null
  query: ListQuery
  actions: RequestActions
  choosing: Choosing
  /** What can be done with the requests that are chosen, while some are. */
  children: ReactNode
}

/** A page of the requests: a table on wide screens, else cards with the same actions. */
export function RequestList({ list: { appointments }, total, query, actions, choosing, children }: RequestListProps) {
  const isWide = useMedia(WIDE)
  const List = isWide ? RequestTable : RequestCards
  const shown = useVisibleFirst(appointments, isWide ? TABLE : CARDS)
  if (appointments.length === 0) return <EmptyList query={query} />
  return (
    <>
      {(choosing.isChoosing || choosing.requests.length > 0) && children}
      <PrintedHead query={query} onPage={appointments.length} total={total} />
      <List query={query} requests={shown} actions={actions} choosing={choosing} />
      {shown === appointments && (
        <>
          <CrewNote query={query} />
          {isWide && <ShortcutHelp />}
          <Pager page={query.page} total={total} hashOf={page => hashOf({ kind: 'list', query: { ...query, page } })} />
        </>
      )}
    </>
  )
}

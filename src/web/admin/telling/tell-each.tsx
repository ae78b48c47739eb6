import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { mailStateQuery } from '../data/site-state.ts'
import type { ManyTelling } from '../bulk/use-bulk.ts'
import type { ManySaved } from '../data/requests/save-changes.ts'
import { useToday } from '../hooks/use-clock.ts'
import { personName } from '../request/request-texts.ts'
import { visitWhen } from '../today/visit-when.ts'
import { Toast } from '../ui/toast.tsx'
import { ToldByHand } from './hand-link.tsx'
import { toldText } from './tell-texts.ts'
import { misledOf, untoldOf } from './telling.ts'

/** How many who are not told are offered at once: the words of each are a call of their own. */
const OFFERED = 5

interface TellEachProps extends Pick<ManySaved, 'made'>, ManyTelling {
  /** The requests whose visitors were told by hand. */
  told: readonly string[]
  onTell: (id: string) => void
}

/** After changes of several requests that were saved, or taken back, who is to be told by hand, one after the other, and who was. */
export function TellEach({ made, mailed, informed, told, onTell }: TellEachProps) {
  const content = useContent()
  const { data: state } = useQuery(mailStateQuery(useApi()))
  const today = useToday(content.business.timeZone)
  const list = useRef<HTMLOListElement>(null)
  const people = state === undefined ? [] : informed === null ? untoldOf(made, state, today) : misledOf(made, { mailed, informed }, state, today)
  const isTold = (id: string) => told.includes(id)
  const count = people.filter(({ of }) => isTold(of.id)).length
  const next = people.find(({ of }) => !isTold(of.id))?.of.id
  const more = people.length - count - OFFERED
  useEffect(() => {
    if (count > 0) list.current?.querySelector('[data-next]')?.scrollIntoView({ block: 'nearest' })
  }, [count])
  if (people.length === 0) return null
  return (
    <div>
      <Toast text={toldText(people.length, count, informed !== null)} />
      <ol className="tell-each" ref={list}>
        {people.slice(0, count + OFFERED).map(({ of, kind }) => (
          <li key={of.id} data-next={of.id === next || undefined}>
            <span>
              {/* Who left out the name is called by the number. */}
              <b dir="auto">{personName(of) || of.phone}</b> <small>{visitWhen(of, content)}</small>
            </span>
            <ToldByHand request={of} kind={kind} isTold={isTold(of.id)} isNext={of.id === next} onTell={() => onTell(of.id)} />
          </li>
        ))}
      </ol>
      {more > 0 && <p className="soft">{more} more follow as these are told.</p>}
    </div>
  )
}

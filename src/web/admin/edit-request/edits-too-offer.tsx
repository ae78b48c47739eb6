import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { customerQuery } from '../data/customers/customers.ts'
import type { ChangeOf } from '../data/requests/change.ts'
import { useToday } from '../hooks/use-clock.ts'
import { fieldWords } from '../request/field-words.ts'
import { Toast } from '../ui/toast.tsx'
import { customerFields, editsToo } from './edits-too.ts'

/** What became of edits of several requests. */
export interface EditsMade {
  made: number
  /** Which could not be made, and why. */
  failures: readonly string[]
}

interface EditsTooOfferProps {
  /** An edit that was saved. */
  change: ChangeOf<'edit'>
  makeAll: (edits: readonly ChangeOf<'edit'>[]) => Promise<EditsMade>
}

/** After an edit of what a customer keeps, such as the address, offers it for their other coming visits; nothing where none says what it said. */
export function EditsTooOffer({ change, makeAll }: EditsTooOfferProps) {
  const content = useContent()
  const today = useToday(content.business.timeZone)
  const names = customerFields(change, content.bookingForm)
  const api = useApi()
  // Loaded anew, since cached requests may have older versions. An error is not shown: the owner did not ask for this offer.
  const { data, isFetchedAfterMount } = useQuery({
    ...customerQuery(api, change.of.id),
    enabled: names.length > 0,
    refetchOnMount: 'always',
    meta: {},
  })
  const [isBusy, setIsBusy] = useState(false)
  const [done, setDone] = useState<EditsMade | null>(null)
  const edits = data === undefined || !isFetchedAfterMount ? [] : editsToo(change, data.requests, content.bookingForm, today)
  if (done === null && edits.length === 0) return null
  const make = async () => {
    setIsBusy(true)
    setDone(await makeAll(edits))
  }
  const old = names
    .map(name => fieldWords(name, change.of[name], change.of, content))
    .map(({ label, text }) => (text === 'none' ? `no ${label}` : text))
  return (
    <>
      {done?.failures.map(failure => (
        <p className="failure" role="alert" key={failure}>
          {failure}
        </p>
      ))}
      <Toast
        text={
          <output>
            {done === null
              ? `${visits(edits.length)} still ${edits.length === 1 ? 'says' : 'say'} ${old.join(', ')}`
              : `Changed for ${visits(done.made)} too`}
          </output>
        }
      >
        {done === null && (
          <button type="button" className="plain-button" aria-disabled={isBusy} onClick={() => void (!isBusy && make())}>
            Change {edits.length === 1 ? 'it' : 'them'} too
          </button>
        )}
      </Toast>
    </>
  )
}

function visits(count: number): string {
  return count === 1 ? '1 other visit' : `${count} other visits`
}

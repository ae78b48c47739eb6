import { isOpen } from '#src/booking/appointment/status.ts'
import { useState } from 'react'
import type { Appointment, PersonExport } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { exportPerson } from '../data/personal-data/personal-data-api.ts'
import { download } from '../export/download.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { errorText } from '../texts/error-text.ts'
import { requestCount } from '../texts/request-count.ts'
import type { RequestActions } from './request-actions.ts'
import { Failure } from '../ui/failure.tsx'

/** Exports or erases everything about the person who sent a request: folded, so that no press on the button beside it meets them. */
export function PersonButtons({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const [extent, setExtent] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  if (request.erased_at !== undefined) return null
  const fail = (what: string) => (error: unknown) => setFailure(`${what}: ${errorText(error)}`)
  const save = async () => {
    setFailure(null)
    const found = await exportPerson(api, request.id)
    download(new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' }), `person-${request.id}.json`)
  }
  const ask = () => {
    setIsAsking(true)
    setExtent('Counting the requests…')
    exportPerson(api, request.id).then(
      ({ requests }) => setExtent(extentText(requests)),
      () => setExtent('How many requests these are could not be counted.'),
    )
  }
  const who = request.email === '' ? `${request.name}, of whom no e-mail address is known: this request alone` : `${request.name}, ${request.email}`
  return (
    <details className="personal-data">
      <summary>Personal data</summary>
      <Failure text={failure} />
      <button type="button" className="quiet-button" onClick={() => void save().catch(fail('The person could not be exported'))}>
        Export this person
      </button>
      <button type="button" className="quiet-button danger" onClick={ask}>
        Erase this person now
      </button>
      {isAsking && (
        <ConfirmDialog
          text="Erase this person for good?"
          confirm="Erase for good"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            setFailure(null)
            actions.erasePerson(request).catch(fail('The person could not be erased'))
          }}
        >
          {who}. <strong>{extent}</strong> All requests with their history, those in the trash too, mails that wait, lists of yours that name the
          person and copies of the database that the program made are deleted, and visits to come are off. Of completed visits the day, the service
          and the amount stay, without the person. This cannot be undone.
        </ConfirmDialog>
      )}
    </details>
  )
}

/** Says how many requests an erasure affects, and how many of them are still open. */
function extentText(requests: PersonExport['requests']): string {
  const open = requests.filter(({ appointment, deleted }) => !deleted && isOpen(appointment))
  const all = requestCount(requests.length)
  return open.length === 0 ? `${all}, none of them open.` : `${all}, ${open.length} of them pending or confirmed.`
}

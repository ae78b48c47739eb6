import { useQuery } from '@tanstack/react-query'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment, Note } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { notesQuery } from '../data/customers/customers.ts'
import { isOffline } from '../data/no-connection.ts'
import { Notes } from '../notes/notes.tsx'
import { errorText } from '../texts/error-text.ts'

const NONE: readonly Note[] = []

/** The notes on a request and on the others of its customer; read-only in the trash, none where the person was erased. */
export function RequestNotes({ request }: { request: Appointment }) {
  const { data, error } = useQuery(notesQuery(useApi(), request.id))
  if (request.erased_at !== undefined || (isDeleted(request) && error === null && (data ?? NONE).length === 0)) return null
  return (
    <>
      <Notes notes={data ?? NONE} writeOn={request.id} isReadOnly={isDeleted(request)} />
      {data === undefined && error !== null && !isOffline(error) && <p role="alert">The notes could not be loaded: {errorText(error)}</p>}
    </>
  )
}

import { useState } from 'react'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { useApi } from '../data/api-context.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { listRequests } from '../data/requests/requests-api.ts'
import { errorText } from '../texts/error-text.ts'
import { useToday } from '../hooks/use-clock.ts'
import { toCsv } from './csv.ts'
import { apiQuery, type ListQuery, MAX_LISTED } from './list-query.ts'

/** Saves all pages of a query's result as CSV. */
export function ExportButton({ query }: { query: ListQuery }) {
  const api = useApi()
  const content = useContent()
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null })
  const today = useToday(content.business.timeZone)
  const save = async () => {
    if (state.isBusy) return
    setState({ isBusy: true, failure: null })
    try {
      download(await allOf(api, query, today), content)
      setState({ isBusy: false, failure: null })
    } catch (error) {
      setState({ isBusy: false, failure: errorText(error) })
    }
  }
  return (
    <>
      <button type="button" className="plain-button" aria-disabled={state.isBusy} onClick={() => void save()}>
        Export
      </button>
      {state.failure !== null && <p role="alert">The export failed: {state.failure}</p>}
    </>
  )
}

async function allOf(api: AdminApi, query: ListQuery, today: Day): Promise<Appointment[]> {
  const all: Appointment[] = []
  for (let page = 1; ; page++) {
    const asked = apiQuery({ ...query, page }, today)
    asked.set('limit', String(MAX_LISTED))
    const { appointments } = await listRequests(api, asked.toString())
    all.push(...appointments)
    if (appointments.length < MAX_LISTED) return all
  }
}

function download(requests: readonly Appointment[], content: AdminContent): void {
  const address = URL.createObjectURL(new Blob([toCsv(requests, content)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'requests.csv'
  link.click()
  URL.revokeObjectURL(address)
}

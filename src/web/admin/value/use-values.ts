import { useCallback, useEffect, useState } from 'react'
import type { Day, Summary, ValuesAnswer } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../admin-api.ts'
import { errorText } from '../error-text.ts'

type Outcome = { range: string; values: ValuesAnswer; failure: null } | { range: string; values: null; failure: string }

/** What visits from one day to another are worth: loaded anew whenever the summary is. Null while it is not known. */
export function useValues(api: AdminApi, from: Day, until: Day, summary: Summary | null): { outcome: Outcome | null; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const range = `${from} ${until}`
  const load = useCallback(() => {
    let isCurrent = true
    api.values(from, until).then(
      values => isCurrent && setOutcome({ range, values, failure: null }),
      (error: unknown) => isCurrent && setOutcome({ range, values: null, failure: errorText(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [api, from, until, range])
  // A summary that is loaded anew is a new object.
  useEffect(load, [load, summary])
  return { outcome: outcome?.range === range ? outcome : null, retry: load }
}

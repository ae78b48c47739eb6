import { useEffect, useRef, useState } from 'react'
import type { Choices } from '#src/booking/form/form-values.ts'
import type { ServiceType } from '#src/contract/generated/types.ts'
import { serviceTypes } from '#src/contract/generated/site-answers.ts'
import { expectShape } from '../api/answer.ts'
import type { ApiClient } from '../api/client.ts'
import { logOnly } from './log-only.ts'

const NONE: readonly ServiceType[] = []

/** The API calls of a form while it is filled in. */
export type FormApi = Pick<ApiClient, 'get' | 'loadCsrfToken'>

/**
 * Returns the server's service types, empty until they are loaded, and loads the anti-forgery token: both once. A failure is only logged
 * (specification, section 8); with another package, date or time, what failed is asked for once more.
 */
export function useServiceTypes(api: FormApi | null, { package: chosen, date, time }: Choices): readonly ServiceType[] {
  const [types, setTypes] = useState(NONE)
  const isAsked = useRef(false)
  useEffect(() => {
    if (api === null) return
    // The client keeps a token that it has.
    api.loadCsrfToken().catch(logOnly)
    if (isAsked.current) return
    isAsked.current = true
    api
      .get('/api/v1/services/types')
      .then(answer => setTypes(expectShape(serviceTypes, answer).service_types))
      .catch((failure: unknown) => {
        isAsked.current = false
        logOnly(failure)
      })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another choice asks again for what failed
  }, [api, chosen, date, time])
  return types
}

import { useEffect, useState } from 'react'
import type { ServiceType } from '#src/contract/generated/types.ts'
import { serviceTypes } from '#src/contract/generated/site-answers.ts'
import { type ApiClient, expectShape } from '../api/client.ts'
import { logOnly } from './log-only.ts'

const NONE: readonly ServiceType[] = []

/** The API calls of a form while it is filled in. */
export type FormApi = Pick<ApiClient, 'get' | 'loadCsrfToken'>

/** Returns the server's service types, loaded once together with the anti-forgery token; empty until then. A failure is only logged. */
export function useServiceTypes(api: FormApi | null): readonly ServiceType[] {
  const [types, setTypes] = useState(NONE)
  useEffect(() => {
    if (api === null) return
    api.loadCsrfToken().catch(logOnly)
    api
      .get('/api/v1/services/types')
      .then(answer => setTypes(expectShape(serviceTypes, answer).service_types))
      .catch(logOnly)
  }, [api])
  return types
}

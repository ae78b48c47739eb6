import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../data/api-context.ts'
import type { AdminApi } from '../data/admin-api.ts'
import { CUSTOMERS } from '../data/customers/customers.ts'
import { DETAIL } from '../data/requests/request-queries.ts'
import { errorText } from '../texts/error-text.ts'

/** Queries to reload after a change of a customer: its page, and open requests with their notes. */
const AFTER_CUSTOMER_CHANGE: QueryFilters = { predicate: ({ queryKey: [kind] }) => kind === CUSTOMERS || kind === DETAIL }

interface CustomerChange {
  /** Makes a change and loads the customer anew; whether it was made. */
  make: (change: (api: AdminApi) => Promise<void>) => Promise<boolean>
  isBusy: boolean
  /** Why the last change was not made; empty when it was. */
  failure: string
}

/** Changes what is kept about a customer. */
export function useCustomerChange(): CustomerChange {
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const make: CustomerChange['make'] = async change => {
    setIsBusy(true)
    setFailure('')
    try {
      await change(api)
      await client.refetchQueries({ type: 'active', ...AFTER_CUSTOMER_CHANGE })
      return true
    } catch (error) {
      setFailure(errorText(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { make, isBusy, failure }
}

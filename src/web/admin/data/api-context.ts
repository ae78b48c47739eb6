import { createContext, use } from 'react'
import type { AdminApi } from './admin-api.ts'

export const ApiContext = createContext<AdminApi | null>(null)

/** Returns the calls of this session. */
export function useApi(): AdminApi {
  const api = use(ApiContext)
  if (api === null) throw new Error('used outside of the admin')
  return api
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { NoConnection } from './no-connection.ts'

/** Whether the last load of something that is shown, or is to be, found no connection. */
export function useIsUnreached(): boolean {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache])
  return useSyncExternalStore(subscribe, () => cache.findAll({ type: 'active' }).some(({ state }) => state.error instanceof NoConnection))
}

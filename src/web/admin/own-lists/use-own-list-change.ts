import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewOwnList } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { OWN_LISTS, removeOwnList, storeOwnList } from '../data/own-lists/own-lists.ts'
import { errorText } from '../texts/error-text.ts'

interface OwnListChange {
  /** Why the last change was not made; empty when it was. */
  failure: string
  isBusy: boolean
  /** Stores a list, in place of the one with an id where that is given; whether it was stored. */
  store: (list: NewOwnList, id: string | null) => Promise<boolean>
  remove: (id: string) => Promise<boolean>
}

/** Changes the owner's lists, and loads them anew. */
export function useOwnListChange(): OwnListChange {
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const make = async (change: () => Promise<unknown>) => {
    if (isBusy) return false
    setIsBusy(true)
    setFailure('')
    try {
      await change()
      await client.refetchQueries({ type: 'active', queryKey: [OWN_LISTS] })
      return true
    } catch (error) {
      setFailure(errorText(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { failure, isBusy, store: (list, id) => make(() => storeOwnList(api, list, id)), remove: id => make(() => removeOwnList(api, id)) }
}

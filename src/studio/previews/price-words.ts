import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { map, type Observable, tap } from 'rxjs'
import { useClient } from 'sanity'
import type { Business, Messages } from '../../contract/generated/types.ts'
import { contentOf } from '../content/content-store.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import type { PriceWords } from '../../studio-model/prices/price-preview.ts'

/** The last value, for previews that cannot wait. */
let latest: PriceWords | null = null

/** Emits the site's money and price formats from the current documents; null where they are missing. */
export function priceWordsOf(client: SanityClient): Observable<PriceWords | null> {
  return contentOf(client).pipe(
    map(wordsOf),
    tap(words => (latest = words)),
  )
}

/** Returns the last loaded price formats. */
export function latestPriceWords(): PriceWords | null {
  return latest
}

/** Returns the price formats in components; null until loaded. */
export function usePriceWords(): PriceWords | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [words, setWords] = useState(latest)
  useEffect(() => {
    const subscription = priceWordsOf(client).subscribe(setWords)
    return () => subscription.unsubscribe()
  }, [client])
  return words
}

function wordsOf(documents: Documents): PriceWords | null {
  const find = (id: string): unknown => draftsFirst(documents).find(({ _id }) => _id === id)
  const business = find('business') as Business | undefined
  const messages = find('messages') as Messages | undefined
  return business === undefined || messages?.price === undefined ? null : { business, wording: messages.price }
}

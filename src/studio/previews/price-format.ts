import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { map, type Observable, tap } from 'rxjs'
import { useClient } from 'sanity'
import { contentOf } from '../content/content-store.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { type PriceFormat, priceFormat } from '../../studio-model/prices/list-price.ts'
import { API_VERSION } from '../client/api-version.ts'

/** The last value, for previews that cannot wait. */
let latest: PriceFormat | null = null

/** Emits the site's money and price formats from the current documents; null where they are missing. */
export function priceFormatOf(client: SanityClient): Observable<PriceFormat | null> {
  return contentOf(client).pipe(
    map(formatOf),
    tap(format => (latest = format)),
  )
}

/** Returns the last loaded price formats. */
export function latestPriceFormat(): PriceFormat | null {
  return latest
}

/** Returns the price formats in components; null until loaded. */
export function usePriceFormat(): PriceFormat | null {
  const client = useClient(API_VERSION)
  const [format, setFormat] = useState(latest)
  useEffect(() => {
    const subscription = priceFormatOf(client).subscribe(setFormat)
    return () => subscription.unsubscribe()
  }, [client])
  return format
}

function formatOf(documents: Documents): PriceFormat | null {
  const find = (id: string): unknown => draftsFirst(documents).find(({ _id }) => _id === id)
  return priceFormat(find('business'), find('messages'))
}

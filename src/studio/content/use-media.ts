import { useEffect, useState } from 'react'
import { fromEvent, merge, startWith, switchMap } from 'rxjs'
import type { MediaList } from '../../cms/media/media-list.ts'
import { mediaChanges, mediaNow } from './media.ts'

/** Returns the files that content may name; reloads when a picture was added and when the Studio becomes visible. Null until loaded. */
export function useMedia(): MediaList | null {
  const [media, setMedia] = useState<MediaList | null>(null)
  useEffect(() => {
    const subscription = merge(mediaChanges, fromEvent(window, 'focus'))
      .pipe(
        startWith(null),
        switchMap(() => mediaNow()),
      )
      .subscribe(setMedia)
    return () => subscription.unsubscribe()
  }, [])
  return media
}

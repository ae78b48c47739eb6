import { useEffect, useState } from 'react'
import { fromEvent, merge, startWith, switchMap } from 'rxjs'
import type { MediaList } from '../../cms/media/media-list.ts'
import { mediaChanges, mediaNow } from '../content/media.ts'

/** The files that content may name; asked for again when a picture was added, and whenever somebody comes back to the Studio. Null while nothing is known. */
export function useMedia(): MediaList | null {
  const [media, setMedia] = useState<MediaList | null>(null)
  useEffect(() => {
    const following = merge(mediaChanges, fromEvent(window, 'focus'))
      .pipe(
        startWith(null),
        switchMap(() => mediaNow()),
      )
      .subscribe(setMedia)
    return () => following.unsubscribe()
  }, [])
  return media
}

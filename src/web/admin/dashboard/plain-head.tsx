import { NARROWEST, useMedia } from '../hooks/use-media.ts'
import type { HeadParts } from './screen.ts'

/**
 * The head of a view that adds nothing to the parts that every head has. On the narrowest phones the button shows a plus, since its words have no room beside
 * the title.
 */
export function PlainHead({ heading, newRequest, refresh }: HeadParts) {
  return (
    <div className={useMedia(NARROWEST) ? 'requests-head small-new' : 'requests-head'}>
      {heading}
      {newRequest}
      {refresh}
    </div>
  )
}

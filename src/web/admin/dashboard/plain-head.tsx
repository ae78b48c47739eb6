import { NARROWEST, useMedia } from '../hooks/use-media.ts'
import type { HeadParts } from './screen.ts'

/** The head of a view that adds nothing to the parts that every head has. The button's words, which texts name, have no room beside the title on the narrowest phones. */
export function PlainHead({ heading, newRequest, refresh }: HeadParts) {
  return (
    <div className={useMedia(NARROWEST) ? 'requests-head small-new' : 'requests-head'}>
      {heading}
      {newRequest}
      {refresh}
    </div>
  )
}

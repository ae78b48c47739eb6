import type { HeadParts } from './screen.ts'

/** The head of a view that adds nothing to the parts that every head has. */
export function PlainHead({ heading, newRequest, refresh }: HeadParts) {
  return (
    <div className="requests-head">
      {heading}
      {newRequest}
      {refresh}
    </div>
  )
}

import { Fragment } from 'react'
import { partsOf } from '#src/contract/prose.ts'
import type { Prose } from '#src/contract/generated/types.ts'
import { usePage } from './page-view.ts'

/** A text with its bold words and its links. */
export function ProseText({ prose }: { prose: Prose }) {
  const page = usePage()
  return partsOf(prose).map(({ text, bold, to }, position) => {
    const filled = page.text(text)
    const words = bold === true ? <b>{filled}</b> : filled
    // oxlint-disable-next-line react/no-array-index-key -- static markup: parts never move, and may be equal
    return to === undefined ? (
      <Fragment key={position}>{words}</Fragment>
    ) : (
      <a key={position} href={page.links.to(to)}>
        {words}
      </a>
    )
  })
}

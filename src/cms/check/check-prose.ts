import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { partsOf, plainText, proseOf } from '#src/contract/prose.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { prosesOf } from '../documents/prose-places.ts'

/** Checks that each text is written in the one way that an editor would write it, so that what is pulled from a dataset is what was pushed. */
export function checkProse(content: Content, root: ContentPointer): void {
  for (const { prose, pointer } of prosesOf(content, root)) {
    const plainest = proseOf(partsOf(prose))
    if (canonicalJson(plainest) !== canonicalJson(prose))
      pointer.report(`is written in more parts than it has looks: write ${JSON.stringify(plainest)}`)
    if (/^\n|\n$/.test(plainText(prose))) pointer.report('begins or ends with a line break, which no editor keeps: take it out')
  }
}

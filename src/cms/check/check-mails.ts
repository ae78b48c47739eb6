import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Business, Site } from '#src/contract/generated/types.ts'

/** Checks that the policies that mails show are policies of the business. */
export function checkMails({ mails = {} }: Site, { policies = [] }: Business, pointer: ContentPointer): void {
  const known = policies.map(({ id }) => id)
  const { onWay: _, ...withBlocks } = mails
  for (const [name, { blocks }] of Object.entries(withBlocks)) {
    for (const [position, block] of blocks.entries()) {
      if (block.kind !== 'policies') continue
      for (const [at, id] of block.policies.entries()) {
        const place = pointer.at('mails', name, 'blocks', position, 'policies', at)
        if (!known.includes(id)) place.report(`there is no policy "${id}"; there are ${known.join(', ')}`)
      }
    }
  }
}

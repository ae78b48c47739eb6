import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { leftOut } from '../../studio-model/offer/left-out.ts'
import { Suggestion } from '../change/suggestion.tsx'
import { patchOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { SectionCard } from '../change/section-card.tsx'

interface LeftOutViewProps {
  /** The documents that change. */
  ids: readonly string[]
  /** Every version of every document, drafts first. */
  documents: readonly DatasetDocument[]
}

/** Asks whether a new package belongs to the offers, and other rules, that name every other package of its category. */
export function LeftOutView({ ids, documents }: LeftOutViewProps) {
  const { edit, failure } = useDraftEdit()
  const found = ids.flatMap(id => {
    const [draft, published] = documents.filter(({ _id }) => _id === id)
    return draft === undefined || published === undefined ? [] : leftOut(published, draft).map(one => ({ id, ...one }))
  })
  if (found.length === 0) return null
  return (
    <SectionCard title="Rules for every other package" tone="caution">
      {found.map(({ id, title, rule, edit: own }) => (
        <Suggestion
          key={`${id} ${JSON.stringify(own)}`}
          press={`Yes: “${rule}” is for it, too`}
          label={`Yes: “${rule}” is for “${title}”, too`}
          onPress={() => edit(new Map([[id, patchOperations(own)]]))}
        >
          “{rule}” names every package but “{title}”, which is new. Does it belong to “{rule}”, too?
        </Suggestion>
      ))}
      {failure}
    </SectionCard>
  )
}

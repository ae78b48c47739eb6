import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { keyedList } from '../draft/draft-value.ts'
import type { IdsElsewhere } from './item-ids.ts'

/** Lists whose ids differ from those of the same list in other documents: of packages among categories, else in what a category, the visit and the business share. */
const LISTS = ['packages', 'inputs', 'rules', 'reasons', 'prices'] as const

/** The ids that a document's lists may not repeat, since other documents have them. */
export function idsElsewhere({ id, type }: { id: string; type: string }, documents: readonly DatasetDocument[]): IdsElsewhere {
  const others = documents.filter(({ _id }) => _id !== id)
  return Object.fromEntries(
    LISTS.map(list => {
      const asked = others.filter(({ _type }) => list === 'packages' || _type !== type)
      return [list, asked.flatMap(document => keyedList(document[list]).flatMap(({ item }) => item['id'] ?? []))]
    }),
  )
}

import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { keyedList } from '../draft/draft-value.ts'
import type { IdsElsewhere } from './item-ids.ts'

/**
 * Lists whose ids no other document may have in the list of the same name: packages among all categories, since their ids are also the
 * service types of requests; the others among a category, the visit and the business, since a name may be of any of these.
 */
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

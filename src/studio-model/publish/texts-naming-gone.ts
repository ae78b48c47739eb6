import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { sentencesAgainst, type TextAgainst } from '../documents/sentences.ts'
import { wholeWords } from '../documents/whole-words.ts'
import { keyedList, textAt } from '../draft/draft-value.ts'
import { EXAMPLES } from './accepted-examples.ts'

/**
 * Finds texts that name a package or an add-on which a change of its category takes away, or calls otherwise; not what another one is called too.
 * `documents` are as they would be published.
 */
export function textsNamingGone(before: DatasetDocument, after: DatasetDocument, documents: readonly DatasetDocument[]): TextAgainst[] {
  const left = documents.filter(({ _type }) => _type === 'category').flatMap(document => titlesOf(document._id === after._id ? after : document))
  const gone = titlesOf(before).filter(title => !left.includes(title))
  if (gone.length === 0) return []
  // A longer title that stays may hold one that goes.
  const staying = wholeWords(left, 'gu')
  const going = wholeWords(gone, 'gu')
  // What examples are called is the owner's alone.
  const read = documents.filter(({ _id }) => _id !== EXAMPLES)
  return sentencesAgainst(read, sentence => {
    const [name] = sentence.replaceAll(staying, '').match(going) ?? []
    return name === undefined ? null : `nothing in “${textAt(after, 'title') ?? ''}” is called “${name}” any more`
  })
}

/** The titles of a category's packages and add-ons. */
function titlesOf({ packages, addonGroups }: DatasetDocument): string[] {
  const addons = keyedList(addonGroups).flatMap(({ item }) => keyedList(item['items']))
  return [...keyedList(packages), ...addons].flatMap(({ item }) => textAt(item, 'title')?.trim() || [])
}

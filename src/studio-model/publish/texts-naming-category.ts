import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { inBothNumbers } from '../documents/both-numbers.ts'
import { DOCUMENT_SHAPE } from '../documents/documents.ts'
import { placeOf, resolved } from '../documents/place-of.ts'
import { sentencesAgainst, type TextAgainst } from '../documents/sentences.ts'
import { wholeWords } from '../documents/whole-words.ts'
import { textAt } from '../draft/draft-value.ts'
import { EXAMPLES } from './accepted-examples.ts'

/**
 * Finds texts of other documents that name a category, by one of its titles or that in the singular or plural. A title that stands as a word in one of
 * another category is left out: it may mean that. `documents` are as they would be published without it.
 */
export function textsNamingCategory(category: DatasetDocument, documents: readonly DatasetDocument[]): TextAgainst[] {
  // What examples are called is the owner's alone.
  const read = documents.filter(({ _id }) => _id !== category._id && _id !== EXAMPLES)
  const others = read.filter(({ _type }) => _type === 'category').flatMap(titlesOf)
  const titles = titlesOf(category).map(inBothNumbers)
  const own = titles.filter(forms => !others.some(title => wholeWords(forms, 'iu', '-').test(title)))
  const names = wholeWords(own.flat(), 'iu', '-')
  const why = `“${textAt(category, 'title') ?? ''}” is not on the site`
  return sentencesAgainst(read, sentence => (names.test(sentence) ? why : null)).filter(text => isRead(text, read))
}

/** What a category is called on its card, in the form and in the menu. */
function titlesOf(category: DatasetDocument): string[] {
  return ['title', 'formTitle', 'navTitle'].flatMap(name => textAt(category, name)?.trim() || [])
}

/** Whether people read a text: an id or the name of a file is for programs. */
function isRead({ document: id, pointer }: TextAgainst, documents: readonly DatasetDocument[]): boolean {
  const document = documents.find(({ _id }) => _id === id)
  if (document === undefined) return false
  const type = resolved(placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer).type)
  // A dataset has the paragraphs of a list as one text.
  const text = type?.is === 'list' ? resolved(type.of) : type
  return text?.is === 'prose' || (text?.is === 'text' && text.pattern === undefined)
}

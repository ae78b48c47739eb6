import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { datasetNaming, documentPlace, type DocumentProblem } from '#src/cms/documents/problem-lines.ts'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, textAt } from '../draft/draft-value.ts'
import { refusalWords } from '../publish/compiled-draft.ts'
import { isPriceFault } from '../publish/price-fault-words.ts'
import { type Offer, type OfferEdit, packagesOf, withOffers } from './offer.ts'

/** A package of which an offer would leave nothing. */
export interface OfferFault {
  readonly document: string
  readonly package: string
  readonly title: string
  readonly words: string
}

/** The packages of which an offer would leave nothing in some case, by the check that publishing asks; what was so before is no fault of the offer. */
export function offerFaults(edits: ReadonlyMap<string, OfferEdit>, documents: readonly DatasetDocument[]): OfferFault[] {
  const after = withOffers(documents, edits)
  const faults = priceFaults(after)
  if (faults.length === 0) return []
  const before = new Set(priceFaults(documents).map(placeOf))
  return faults.flatMap(fault => {
    const document = after.find(({ _id }) => _id === fault.document)
    const [, position = ''] = /^\/packages\/(\d+)$/.exec(fault.pointer) ?? []
    const packages = Array.isArray(document?.['packages']) ? document['packages'] : []
    const item = fieldsOf(packages[Number(position)])
    const id = textAt(item, 'id')
    if (position === '' || id === undefined || before.has(placeOf(fault))) return []
    return [{ document: fault.document, package: id, title: textAt(item, 'title') ?? id, words: refusalWords(fault, after) }]
  })
}

/** An offer that leaves packages out: of a category that it was for as a whole, it is then for each of the others. */
export function withoutPackages(offer: Offer, faults: readonly OfferFault[], documents: readonly DatasetDocument[]): Offer {
  const left = new Set(faults.map(fault => fault.package))
  const concerned = new Set(faults.map(({ document }) => document))
  const whole = documents.filter(({ _id }) => concerned.has(_id) && offer.categories.has(_id))
  const named = new Set(whole.flatMap(packagesOf).map(({ id }) => id))
  return { ...offer, packages: offer.packages.union(named).difference(left), categories: offer.categories.difference(concerned) }
}

function priceFaults(documents: readonly DatasetDocument[]): DocumentProblem[] {
  const read = readDocuments(documents)
  if (!read.ok) return []
  const naming = datasetNaming(read.categoryIds)
  return publishCheck(read.content)
    .problems.filter(({ message }) => isPriceFault(message))
    .map(({ pointer, message }) => ({ ...documentPlace(naming, pointer), message }))
}

function placeOf({ document, pointer }: DocumentProblem): string {
  return `${document}#${pointer}`
}

import { compile } from '#src/catalog/compile/compile.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { changeDays } from '#src/catalog/dated/on-day.ts'
import { saidOn } from '#src/catalog/dated/said-on.ts'
import { saidAt, writtenOut } from '#src/catalog/compile/named-prices.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import { decode, type Problem } from '#src/contract/decode.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Category, Day } from '#src/contract/generated/types.ts'
import { utcToday } from '../draft/utc-today.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { itemNames } from '../documents/item-names.ts'
import { type PathStep, placeOf } from '../documents/place-of.ts'
import { valueAt } from '../documents/values-around.ts'
import { type PriceFinding, problemsBeside, priceFindings } from '../prices/price-findings.ts'
import { comparedWords } from '../publish/compared-words.ts'
import { problemWords } from '../publish/problem-words.ts'
import { isToFillIn, toFillIn, toFillInWords } from '../publish/to-fill-in.ts'

/** A draft's compiled category and whether its prices change from a day on, or the problems that prevent pricing. */
export type DraftCatalog = { ok: true; catalog: Catalog; category: Category; isDated: boolean } | { ok: false; problems: DraftProblem[] }

export interface DraftProblem {
  /** The place, in words for owners. */
  place: string
  path: readonly PathStep[]
  message: string
}

/** Fields of a category that do not affect prices; an estimate ignores them. */
const NOT_PRICED = new Set([
  'order',
  'fieldPrefix',
  'sectionId',
  'path',
  'formerPaths',
  'icon',
  'heading',
  'intro',
  'callsToAction',
  'notes',
  'seo',
  'packageLabel',
])
const NOT_PRICED_OF_PACKAGE =
  /^\/packages\/\d+\/(description|focus|features|logo|popular|includes|protectionYears|warranty|aftercare|certificates|questions)(\/|$)/

/** Compiles a draft's category with the site's own compiler, as far as prices depend on it, with the prices of a day. */
export function draftCatalog(
  document: object,
  {
    reasons,
    prices = [],
    taxes,
    locale,
    language,
    money,
  }: Pick<EditingContent, 'reasons' | 'language' | 'money'> & Partial<Pick<EditingContent, 'prices' | 'taxes' | 'locale'>>,
  day: Day = utcToday(),
): DraftCatalog {
  const broken = priceFindings(document, reasons, money, { prices })
  const read = wholeDocument(document, 'category', language)
  const refused = (problems: readonly Problem[]) =>
    failed(
      document,
      problems.map(problem => found(document, problem, money)),
    )
  if (!read.ok) return refused(read.problems)
  const { whole } = read
  const decoded = decode(validateCategory, whole)
  const others = problemsBeside(decoded.ok ? [] : decoded.problems.filter(isPriced), broken)
  if (broken.length > 0 || others.length > 0)
    return failed(document, [...broken.map(price => foundPrice(document, price)), ...others.map(problem => found(document, problem, money))])
  const problems: Problem[] = []
  const said = writtenOut(
    {
      business: { reasons: [...reasons], prices: [...prices], ...(taxes && { taxes }), ...(locale !== undefined && { locale }) },
      categories: [whole as Category],
    },
    new ContentPointer(problems),
  )
  const own = problems.filter(({ pointer }) => pointer.startsWith(CATEGORY))
  if (own.length > 0) return refused(own.map(inCategory))
  const content = new ContentByDay(said).on(day)
  const compiled = compile(content)
  const [category = whole as Category] = content.categories
  if (compiled.ok) return { ok: true, catalog: compiled.catalog, category, isDated: changeDays(said.categories).length > 0 }
  return refused(compiled.problems.map(({ pointer, message }) => inCategory({ pointer: saidAt(saidOn(pointer, said, day), said), message })))
}

/** Where the draft stands in the content that is compiled. */
const CATEGORY = '/categories/0'

function inCategory({ pointer, message }: Problem): Problem {
  return { pointer: pointer.startsWith(CATEGORY) ? pointer.slice(CATEGORY.length) : pointer, message }
}

function isPriced({ pointer }: Problem): boolean {
  return !NOT_PRICED.has(pointer.split('/')[1] ?? '') && !NOT_PRICED_OF_PACKAGE.test(pointer)
}

interface Found extends DraftProblem {
  isEmpty: boolean
}

function found(document: object, { pointer, message }: Problem, money: EditingContent['money']): Found {
  const { path, ...place } = placeOf(document, SHAPE, pointer)
  return {
    path,
    place: placeName(document, pointer, place.title),
    message: comparedWords(message, document, SHAPE, pointer, money) ?? problemWords(message, { type: place.type, value: place.value }),
    isEmpty: isToFillIn(message, place.value),
  }
}

function foundPrice(document: object, { pointer, path, message }: PriceFinding): Found {
  const place = placeName(document, pointer, placeOf(document, SHAPE, pointer).title)
  return { path, place, message, isEmpty: isToFillIn(message, valueAt(document, path)) }
}

function placeName(document: object, pointer: string, title: string | null): string {
  return [...itemNames(document, pointer), title ?? WHOLE].join(', ')
}

const SHAPE = 'Category'
const WHOLE = 'This category'

/** Groups empty fields by item, lists the other problems after them, and drops duplicates: two alternatives of a schema may report the same. */
function failed(document: object, all: readonly Found[]): DraftCatalog {
  const empty = toFillIn(
    document,
    SHAPE,
    all.filter(({ isEmpty }) => isEmpty),
  ).map(({ name, parts, first }) => ({ place: name || WHOLE, path: first, message: toFillInWords(parts) }))
  const wrong = all.filter(({ isEmpty }) => !isEmpty).map(({ place, path, message }) => ({ place, path, message }))
  return { ok: false, problems: [...new Map([...empty, ...wrong].map(problem => [JSON.stringify(problem), problem])).values()] }
}

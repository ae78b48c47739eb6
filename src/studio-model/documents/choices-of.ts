import { completed, languageOf } from '#src/cms/defaults/complete.ts'
import { type Fields, fieldsOf } from '../draft/draft-value.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'
import { goneChoice, titleOfId } from './title-of-id.ts'
import type { StudioNames, StudioOption } from './studio-type.ts'

/** The documents that define what content names by id: the edited one, the business, and all categories for a document that is none. Drafts: any may be incomplete. */
export interface NamedThings {
  readonly document: unknown
  readonly categories: readonly unknown[]
  readonly business: unknown
  /** The booking form, for a question that fills in a text of it. */
  readonly form?: unknown
  /** The pages, where links lead. */
  readonly site?: unknown
  /** What the field stands in, innermost first: it says of which question an option is. */
  readonly around?: readonly unknown[]
}

/** The kinds of questions that a name may be of; all where it may be of any. */
const KINDS: Readonly<Record<'input' | 'answer' | 'number' | 'code', readonly string[] | null>> = {
  input: null,
  answer: ['choice', 'number', 'product', 'lookup'],
  number: ['number'],
  code: ['code'],
}

/** Returns the options, with titles, for a field that names something by id. */
export function choicesOf(names: StudioNames, { document, categories, business, form, site, around = [] }: NamedThings): StudioOption[] {
  const isOfAll = ['visit', 'policies'].includes(String(typeOf(document)))
  const all = isOfAll ? categories : [document]
  switch (names) {
    case 'package': {
      const packages = all.flatMap(category => within(category, listIn(category, 'packages'), isOfAll))
      // None names itself.
      return choices(
        packages.filter(one => !around.includes(one)),
        'title',
      )
    }
    case 'addon':
      return choices(
        all.flatMap(category => {
          const groups = listIn(category, 'addonGroups')
          return within(
            category,
            groups.flatMap(group => listIn(group, 'items')),
            isOfAll,
          )
        }),
        'title',
      )
    case 'rule':
      return choices(listIn(document, 'rules'), 'title')
    case 'input':
    case 'answer':
    case 'number':
    case 'code': {
      const inputs = typeOf(document) === 'policies' ? all.flatMap(category => listIn(category, 'inputs')) : listIn(document, 'inputs')
      const kinds = KINDS[names]
      return choices(kinds === null ? inputs : inputs.filter(input => kinds.includes(String(fieldsOf(input)['kind']))), 'label')
    }
    case 'option':
      return choices(listIn(questionAround(around, document), 'options'), 'label')
    case 'field':
      return textsOf(completed('bookingForm', form, languageOf(business)))
    case 'page':
      return choices(idsFrom(listIn(wholeSite(site, business), 'pages'), 'path'), 'title')
    case 'section':
      return choices(
        [...listIn(fieldsOf(wholeSite(site, business))['desktop'], 'sections').map(titled), ...idsFrom(categories, 'sectionId')],
        'title',
      )
    case 'view':
      return choices(listIn(fieldsOf(wholeSite(site, business))['mobile'], 'views'), 'title')
    case 'reason':
      return choices([...listIn(business, 'reasons'), ...listIn(document, 'reasons')], 'text')
  }
}

/** The pages with what defaults add to them. */
function wholeSite(site: unknown, business: unknown): unknown {
  return completed('site', site, languageOf(business))
}

/** A section by what it is where it has no title, or one that pages fill in. */
function titled(section: unknown): Fields {
  const { id, title, kind } = fieldsOf(section)
  return { id, title: typeof title === 'string' && !title.includes('{') ? title : kindTitle('Section', kind) }
}

/** Things that links name by another field than their id. */
function idsFrom(items: readonly unknown[], field: string): Fields[] {
  return items.map(fieldsOf).map(({ [field]: id, title }) => ({ id, title }))
}

/** The lines of text that a booking form asks for. */
function textsOf(form: unknown): StudioOption[] {
  const texts = listIn(form, 'groups')
    .flatMap(group => listIn(group, 'fields'))
    .map(fieldsOf)
    .filter(({ kind }) => kind === 'text')
  return choices(
    texts.map(({ name: id, label }) => ({ id, label })),
    'label',
  )
}

/** The question that a field is about: the one that stands beside it by its id, or the one that it is a part of. */
function questionAround(around: readonly unknown[], document: unknown): unknown {
  const owner = around.map(fieldsOf).find(({ input, options }) => typeof input === 'string' || Array.isArray(options))
  if (typeof owner?.['input'] !== 'string') return owner
  return listIn(document, 'inputs').find(input => fieldsOf(input)['id'] === owner['input'])
}

/** The category in which names are meant: the edited document, or in an example the one that it is about. */
export function categoryOf(document: unknown, item: unknown, documents: readonly { readonly _id: string }[]): unknown {
  const { category } = (item ?? {}) as { category?: { _ref?: unknown } }
  return category === undefined ? document : documents.find(({ _id }) => _id === category._ref)
}

/** Adds named ids that are not among the options, by what they were called as published. */
export function withUnknown(options: readonly StudioOption[], named: readonly string[], published: readonly unknown[]): StudioOption[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...named.filter(id => !known.has(id)).map(id => ({ value: id, title: goneChoice(titleOfId(id, published)) }))]
}

function kindTitle(of: string, kind: unknown): string | undefined {
  const type = STUDIO_TYPES[of]
  return type !== undefined && 'kinds' in type ? type.kinds.find(({ value }) => value === kind)?.title : undefined
}

function typeOf(document: unknown): unknown {
  return typeof document === 'object' && document !== null && '_type' in document ? document._type : null
}

/** Items with their category before their title, where those of several are offered: two may have one title. */
function within(category: unknown, items: readonly unknown[], isOfAll: boolean): readonly unknown[] {
  const { title: of } = fieldsOf(category)
  if (!isOfAll || typeof of !== 'string') return items
  return items.map(item => {
    const { id, title } = fieldsOf(item)
    return { id, title: typeof title === 'string' ? `${of}: ${title}` : undefined }
  })
}

/** One option for each id: several categories may have an add-on of one. */
function choices(items: readonly unknown[], name: string): StudioOption[] {
  const options = items.flatMap(item => {
    const { id, [name]: title } = (item ?? {}) as Record<string, unknown>
    return typeof id === 'string' ? [{ value: id, title: typeof title === 'string' ? title : id }] : []
  })
  return [...new Map(options.toReversed().map(option => [option.value, option])).values()].toReversed()
}

function listIn(owner: unknown, field: string): readonly unknown[] {
  const list = typeof owner === 'object' && owner !== null ? (owner as Record<string, unknown>)[field] : undefined
  return Array.isArray(list) ? list : []
}

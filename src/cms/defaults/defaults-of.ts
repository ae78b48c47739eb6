import { fill } from '#src/catalog/words/fill.ts'
import { DEFAULT_CONTENT } from '#src/contract/generated/default-content.ts'
import { DOCUMENTS, type DocumentType } from '../documents/documents.ts'
import { type Fields, isFields, itemDefault, withDefaults } from './merge.ts'

/** The languages that there are defaults in. */
export const LANGUAGES: readonly string[] = Object.keys(DEFAULT_CONTENT)

/** The defaults of a document, and by field those of further items that its lists may name. */
export interface DocumentDefaults {
  of: Fields
  further: Readonly<Record<string, readonly Fields[]>>
}

/** Returns the defaults of a document in a language, as far as they follow from what it says itself; null when there are none. */
export function defaultsOf(type: DocumentType, document: Fields, language: unknown): DocumentDefaults | null {
  const all = typeof language === 'string' && Object.hasOwn(DEFAULT_CONTENT, language) ? DEFAULT_CONTENT[language] : undefined
  const own = all?.[type === 'category' ? 'category.json' : DOCUMENTS[type].file]
  if (!isFields(own)) return null
  switch (type) {
    case 'site':
      return siteDefaults(document, own)
    case 'bookingForm':
      return { of: own, further: { groups: items(own['groups']).flatMap(({ fields }) => items(fields)) } }
    case 'category':
      return { of: categoryDefaults(document, own), further: {} }
    case 'visit':
      return { of: visitDefaults(document, own), further: {} }
    case 'business':
      return { of: businessDefaults(document, own), further: {} }
    case 'messages':
    case 'theme':
    case 'policies':
    case 'examples':
      return { of: own, further: {} }
  }
}

/** Phones show what the desk does: a section of theirs follows the desk's of its kind. */
function siteDefaults(site: Fields, own: Fields): DocumentDefaults {
  const desktop = items(fieldsOf(withDefaults(site['desktop'], own['desktop'], [], 'desktop'))['sections'])
  const mobile = fieldsOf(own['mobile'])
  const views = items(mobile['views']).map(view => ({ ...view, sections: items(view['sections']).flatMap(section => followed(section, desktop)) }))
  return { of: { ...own, mobile: { ...mobile, views: views.filter(({ sections }) => sections.length > 0) } }, further: { mobile: desktop } }
}

/** A section of a default view with the desk's texts; none where the desk has none of its kind and it does not stand by itself. */
function followed(section: Fields, desktop: readonly Fields[]): unknown[] {
  const desk = itemDefault(section, desktop, [])
  return desk === undefined && Object.keys(section).length === 1 ? [] : [withDefaults(section, desk)]
}

/** Names and paths follow from the category's id, which stays when a title changes; titles and texts from its title. */
function categoryDefaults(category: Fields, own: Fields): Fields {
  const { id, title } = category
  const { couponWords, ...others } = own
  const seo = fieldsOf(own['seo'])
  return {
    ...others,
    ...(hasCoupons(category) && { couponWords }),
    ...(typeof id === 'string' && namesOf(id.toLowerCase())),
    ...(typeof title === 'string' && { formTitle: title, navTitle: title, heading: title, seo: filled(seo, { category: title }) }),
    order: LAST,
    inputs: inputDefaults(category, own),
    addonGroups: items(category['addonGroups']).flatMap(({ id }) => items(own['addonGroups']).map(group => ({ ...group, id }))),
  }
}

/** Whether a category has discount codes, and so needs texts for them. */
function hasCoupons({ rules, couponWords }: Fields): boolean {
  return isFields(couponWords) || items(rules).some(({ when }) => isFields(when) && when['coupons'] !== undefined)
}

/** A business that says nothing of taxes has none. */
function businessDefaults(business: Fields, own: Fields): Fields {
  const { taxes: _, ...others } = own
  return isFields(business['taxes']) ? own : others
}

/** A visit without questions has none by default. */
function visitDefaults(visit: Fields, own: Fields): Fields {
  const { inputs: _, ...others } = own
  return Array.isArray(visit['inputs']) ? { ...own, inputs: inputDefaults(visit, own) } : others
}

/** Of each question the default of its kind, with the question's own name in its texts. */
function inputDefaults({ inputs: given }: Fields, { inputs: own }: Fields): Fields[] {
  return items(given).flatMap(({ id, kind, label }) => {
    const standard = items(own).find(input => input['kind'] === kind)
    return standard === undefined ? [] : [{ ...filled(standard, { label: typeof label === 'string' ? label : '…' }), id }]
  })
}

/** The place in the order of categories that say none: after all others, by id. */
export const LAST = 1000

function namesOf(id: string): Fields {
  return { fieldPrefix: id.replaceAll('-', '').slice(0, 32), sectionId: id, path: `/${id}`, icon: id }
}

function filled(texts: Fields, values: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? fill(text, values) : text]))
}

function items(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : []
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

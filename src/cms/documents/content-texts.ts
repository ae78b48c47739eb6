import type { BookingForm, Business, Category, Content, Examples } from '#src/contract/generated/types.ts'

/** The documents of content, each as JSON: strings pass cheaply between threads, and a document with an unchanged text need not be parsed again. */
export interface ContentTexts {
  business: string
  site: string
  bookingForm: string
  messages: string
  theme: string
  /** Null for content without one. */
  visit: string | null
  /** Likewise. */
  policies: string | null
  /** Likewise. */
  examples: string | null
  categories: readonly string[]
}

/** Those that the request form needs. */
type FormTexts = Omit<ContentTexts, 'site' | 'theme' | 'examples'>

export function textsOf({ business, site, bookingForm, messages, theme, visit, policies, examples, categories }: Content): ContentTexts {
  return {
    business: JSON.stringify(business),
    site: JSON.stringify(site),
    bookingForm: JSON.stringify(bookingForm),
    messages: JSON.stringify(messages),
    theme: JSON.stringify(theme),
    visit: visit === undefined ? null : JSON.stringify(visit),
    policies: policies === undefined ? null : JSON.stringify(policies),
    examples: examples === undefined ? null : JSON.stringify(examples),
    categories: categories.map(category => JSON.stringify(category)),
  }
}

/** Parses all documents. They were validated before they were serialised. */
export function contentOf({ site, theme, examples, ...form }: ContentTexts): Content {
  return { ...(JSON.parse(formJson(form)) as Content), site: JSON.parse(site), theme: JSON.parse(theme), ...examplesIn({ examples }) }
}

/** The examples, where content has some. */
export function examplesIn({ examples }: Pick<ContentTexts, 'examples'>): Pick<Content, 'examples'> {
  return examples === null ? {} : { examples: JSON.parse(examples) as Examples }
}

/** The part of content that prices and the request form need, as the admin loads it: what is looked up is asked of the server. */
export function ownersFormJson(texts: FormTexts): string {
  return formJson({ ...texts, categories: texts.categories.map(withoutRows) })
}

/** A category without the tables of its lookups, and without the coupons of its rules and their limits. */
function withoutRows(document: string): string {
  const category = JSON.parse(document) as Category
  if (!category.inputs.some(({ kind }) => kind === 'lookup')) return document
  const inputs = category.inputs.map(input => (input.kind === 'lookup' ? { ...input, rows: undefined } : input))
  return JSON.stringify({ ...category, inputs }, (key, value: unknown) => (key === 'coupons' || key === 'couponLimit' ? undefined : value))
}

function formJson({ business, bookingForm, messages, visit, policies, categories }: FormTexts): string {
  const ofVisit = visit === null ? '' : `"visit":${visit},`
  const ofPolicies = policies === null ? '' : `"policies":${policies},`
  return `{"business":${business},"bookingForm":${bookingForm},"messages":${messages},${ofVisit}${ofPolicies}"categories":[${categories.join(',')}]}`
}

/** The same as visitors load it: without what only the owner reads. */
export function visitorsFormJson(texts: FormTexts): string {
  const [business, ...categories] = [texts.business, ...texts.categories.map(withoutRows)].map(withoutNames)
  const visit = texts.visit === null ? null : withoutNames(texts.visit)
  const { estimateDays } = JSON.parse(texts.business) as Business
  const messages = estimateDays === undefined ? withoutSaving(texts.messages) : texts.messages
  return formJson({
    ...texts,
    business: business ?? '',
    visit,
    categories,
    messages,
    bookingForm: JSON.stringify(withoutOwnerWords(JSON.parse(texts.bookingForm))),
  })
}

/** Prices are written out: what they are called, the list of those with a name, and which options are larger, are the owner's. */
function withoutNames(document: string): string {
  const { prices: _, ...rest } = JSON.parse(document) as object & { prices?: unknown }
  return JSON.stringify(rest, (key, value: unknown) => (key === 'named' || key === 'ordered' ? undefined : value))
}

/** Words around saved estimates, where none can be saved. */
function withoutSaving(messages: string): string {
  const { savedEstimate: _, ...rest } = JSON.parse(messages) as { savedEstimate?: unknown }
  return JSON.stringify(rest)
}

function withoutOwnerWords(form: BookingForm): BookingForm {
  const { ownerLegend: _, ...modes } = form.modes
  const groups = form.groups.map(group => {
    const { ownerTitle: __, ...others } = group
    return others
  })
  return { ...form, modes, groups }
}

import {
  validateBookingForm,
  validateBusiness,
  validateExamples,
  validateMessages,
  validatePolicies,
  validateSite,
  validateTheme,
  validateVisit,
} from '#src/contract/generated/content-validators.js'
import type { Content } from '#src/contract/generated/types.ts'
import type { Validate } from '#src/contract/validate.ts'

/** A document that content has once. */
export type DocumentName = Exclude<keyof Content, 'categories'>

/** A type of document; there are any number of categories. */
export type DocumentType = DocumentName | 'category'

/** The documents that content has once: the file in a content folder, the shape, and the validator. */
export const DOCUMENTS: { [K in DocumentName]: { file: string; shape: string; validate: Validate<NonNullable<Content[K]>> } } = {
  business: { file: 'business.json', shape: 'Business', validate: validateBusiness },
  site: { file: 'site.json', shape: 'Site', validate: validateSite },
  bookingForm: { file: 'booking-form.json', shape: 'BookingForm', validate: validateBookingForm },
  messages: { file: 'messages.json', shape: 'Messages', validate: validateMessages },
  theme: { file: 'theme.json', shape: 'Theme', validate: validateTheme },
  visit: { file: 'visit.json', shape: 'Visit', validate: validateVisit },
  policies: { file: 'policies.json', shape: 'Policies', validate: validatePolicies },
  examples: { file: 'examples.json', shape: 'Examples', validate: validateExamples },
}

/** The definition of a document's shape. */
export function shapeOf(type: DocumentType): string {
  return type === 'category' ? 'Category' : DOCUMENTS[type].shape
}

export const DOCUMENT_NAMES: readonly DocumentName[] = ['business', 'site', 'bookingForm', 'messages', 'theme', 'visit', 'policies', 'examples']

/** The documents that content may do without. */
const OPTIONAL_NAMES = ['visit', 'policies', 'examples'] as const satisfies readonly DocumentName[]

export type OptionalName = (typeof OPTIONAL_NAMES)[number]

/** Whether content may do without some document of a type. */
export function isOptional(type: string): boolean {
  return type === 'category' || OPTIONAL_NAMES.some(name => name === type)
}

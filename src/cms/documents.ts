import { validateBookingForm, validateBusiness, validateMessages, validateSite, validateTheme } from '#src/contract/generated/content-validators.js'
import type { Content } from '#src/contract/generated/types.ts'
import type { Validate } from '#src/contract/validate.ts'

/** A document that a content folder holds once. */
export type DocumentName = Exclude<keyof Content, 'categories'>

/** Every such document: its file in the folder, and its shape. */
export const DOCUMENTS: { [K in DocumentName]: { file: string; validate: Validate<Content[K]> } } = {
  business: { file: 'business.json', validate: validateBusiness },
  site: { file: 'site.json', validate: validateSite },
  bookingForm: { file: 'booking-form.json', validate: validateBookingForm },
  messages: { file: 'messages.json', validate: validateMessages },
  theme: { file: 'theme.json', validate: validateTheme },
}

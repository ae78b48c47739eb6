import type { StudioValue } from './studio-type.ts'

/** A tab of a form, with its fields. */
export interface FormGroup {
  readonly title: string
  readonly fields: readonly string[]
}

/** The tabs of forms, most often edited first. Every field is in one of them. */
export const FORM_GROUPS: Readonly<Record<string, readonly FormGroup[]>> = {
  Category: [
    { title: 'Packages and prices', fields: ['title', 'packages', 'limit', 'duration'] },
    { title: 'Add-ons', fields: ['addonGroups'] },
    { title: 'Questions', fields: ['inputs', 'times'] },
    { title: 'Rules', fields: ['rules', 'reasons', 'prices', 'taxes', 'couponWords'] },
    {
      title: 'Texts',
      fields: ['formTitle', 'navTitle', 'heading', 'intro', 'icon', 'picture', 'packageLabel', 'packageRequired', 'callsToAction', 'notes'],
    },
    { title: 'Address and search', fields: ['path', 'formerPaths', 'seo'] },
    { title: 'More', fields: ['order', 'sectionId', 'fieldPrefix', 'id'] },
  ],
  Business: [
    { title: 'Contact', fields: ['name', 'place', 'phone', 'email', 'timeZone', 'locale', 'language', 'currency'] },
    { title: 'Hours', fields: ['hours', 'closedDates', 'slotMinutes', 'crews', 'leadDays', 'horizonDays', 'unconfirmedHolds'] },
    { title: 'Area and policies', fields: ['serviceArea', 'guarantee', 'policies', 'retention', 'estimateDays', 'announceDays'] },
    { title: 'Reasons, prices and taxes', fields: ['reasons', 'prices', 'taxes'] },
    { title: 'Search engines', fields: ['schemaOrg'] },
  ],
  Site: [
    { title: 'Desktop', fields: ['desktop'] },
    { title: 'Mobile', fields: ['mobile', 'chooser', 'app'] },
    { title: 'Navigation and footer', fields: ['logo', 'navigation', 'footer'] },
    { title: 'Further pages', fields: ['pages'] },
    { title: 'Small texts', fields: ['wording', 'notices'] },
    { title: 'Search and sharing', fields: ['meta', 'sharing'] },
    { title: 'Mails', fields: ['mails'] },
  ],
  BookingForm: [
    { title: 'Fields', fields: ['groups'] },
    { title: 'Steps', fields: ['steps'] },
    { title: 'Buttons and texts', fields: ['modes', 'submit', 'call', 'sending', 'another', 'optional'] },
  ],
  Messages: [
    { title: 'Form', fields: ['form', 'slot', 'estimate'] },
    { title: 'Requests', fields: ['success', 'failure', 'paper', 'savedEstimate'] },
    { title: 'Prices and durations', fields: ['price', 'duration'] },
    { title: 'Admin', fields: ['admin'] },
  ],
  Theme: [
    { title: 'Colors', fields: ['light', 'dark'] },
    { title: 'Fonts', fields: ['fonts', 'headings'] },
    { title: 'Shape', fields: ['radius', 'hero', 'cards', 'buttons', 'rhythm'] },
  ],
  Visit: [
    { title: 'Prices', fields: ['mostItems', 'rules', 'limit'] },
    { title: 'Questions', fields: ['inputs'] },
    { title: 'Time', fields: ['duration', 'atOnce'] },
    { title: 'Texts', fields: ['words'] },
  ],
  Policies: [
    { title: 'Deposits', fields: ['deposits'] },
    { title: 'Cancelling', fields: ['cancellations'] },
    { title: 'Texts', fields: ['words'] },
  ],
  Package: [
    { title: 'Price', fields: ['title', 'description', 'price', 'unitLabel', 'duration', 'popular'] },
    { title: 'Texts', fields: ['focus', 'includes', 'features', 'logo', 'picture'] },
    { title: 'Trust', fields: ['protectionYears', 'warranty', 'aftercare', 'certificates', 'questions'] },
    { title: 'More', fields: ['advice', 'labels', 'id'] },
  ],
  AddonGroup: [
    { title: 'Add-ons', fields: ['title', 'items', 'choose', 'intro'] },
    { title: 'More', fields: ['onlyWith', 'includedIn', 'id'] },
  ],
  Addon: [
    { title: 'Price', fields: ['title', 'description', 'price', 'unitLabel', 'max', 'duration', 'onlyWith'] },
    { title: 'More', fields: ['includedIn', 'advice', 'id'] },
  ],
}

/** Orders fields without tabs: the id last, after what people read. */
export function idLast(a: { readonly name: string; readonly value?: StudioValue }, b: typeof a): number {
  return Number(isId(a)) - Number(isId(b))
}

/** Whether a field is what its item is known by; a field of the request form is by its name. */
function isId({ name, value }: Parameters<typeof idLast>[0]): boolean {
  return name === 'id' || (name === 'name' && value?.is === 'named' && value.type === 'FieldName')
}

/** Returns an object's fields with their tabs, in tab order; without tabs as defined, the id last. @throws when tabs and definition disagree. */
export function groupedFields<Field extends { readonly name: string; readonly value?: StudioValue }>(
  shape: string,
  fields: readonly Field[],
): { field: Field; group: string | null }[] {
  const groups = FORM_GROUPS[shape]
  if (groups === undefined) return fields.toSorted(idLast).map(field => ({ field, group: null }))
  const left = new Map(fields.map(field => [field.name, field]))
  const grouped = groups.flatMap(({ title, fields: names }) =>
    names.map(name => {
      const field = left.get(name)
      if (field === undefined) throw new Error(`${shape} has no field "${name}", or it stands under two tabs`)
      left.delete(name)
      return { field, group: title }
    }),
  )
  if (left.size > 0) throw new Error(`${shape}: ${[...left.keys()].join(', ')} must stand under a tab`)
  return grouped
}

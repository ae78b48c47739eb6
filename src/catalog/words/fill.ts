import type { Business, Day } from '#src/contract/generated/types.ts'

/** Fills a template's placeholders: `{name}` becomes values.name; a placeholder without a value is kept. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
}

/** Values of a page's placeholders; the keys are those of PageLine and PageParagraph in schemas/content/text.schema.json. */
export function pageValues(business: Business, today: Day): Readonly<Record<string, string>> {
  const { name, phone, email } = business
  return { name, place: placeOf(business) ?? '', phone, email, year: today.slice(0, 4) }
}

/** Where the business works, in a few words; null when content does not say it. */
export function placeOf({ place, serviceArea }: Pick<Business, 'place' | 'serviceArea'>): string | null {
  return place ?? serviceArea.places[0] ?? null
}

import type { Business, Day } from '#src/contract/generated/types.ts'

/** Fills a template's placeholders: `{name}` becomes values.name; a placeholder without a value is kept. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
}

/** Values of a page's placeholders; the keys are those of PageLine and PageParagraph in schemas/content/text.schema.json. */
export function pageValues({ name, phone, email }: Pick<Business, 'name' | 'phone' | 'email'>, today: Day): Readonly<Record<string, string>> {
  return { name, phone, email, year: today.slice(0, 4) }
}

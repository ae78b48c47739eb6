/** By locale: to build a format costs far more than to use one, and a screen shows many figures. */
const formats = new Map<string, Intl.NumberFormat>()

/** A whole number as a locale writes it: "1,234". */
export function countText(count: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale)
  formats.set(locale, format)
  return format.format(count)
}

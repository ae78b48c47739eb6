/** Whether numbers and days can be written in a language, such as en-US: another tag would make Intl throw. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf([tag]).length > 0
  } catch {
    return false
  }
}

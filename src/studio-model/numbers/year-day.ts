/** The months with their names and lengths in a leap year; a season may begin and end on any of their days. */
export const MONTHS: readonly { id: string; label: string; days: number }[] = Array.from({ length: 12 }, (_, month) => ({
  id: String(month + 1).padStart(2, '0'),
  label: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month)),
  days: new Date(Date.UTC(2024, month + 1, 0)).getUTCDate(),
}))

/** Splits a day of every year, MM-DD, into the values of two lists; what is no such day is empty. */
export function yearDayParts(value: string | undefined): { month: string; day: string } {
  const [, month = '', day = ''] = /^(\d\d)-(\d\d)$/.exec(value ?? '') ?? []
  return { month, day }
}

/** Joins a month and a day, which stays within the month; undefined without a month. */
export function yearDay({ month, day }: { month: string; day: string }): string | undefined {
  const found = MONTHS.find(({ id }) => id === month)
  if (found === undefined) return undefined
  const within = Math.min(Math.max(Number(day), 1), found.days)
  return `${month}-${String(within).padStart(2, '0')}`
}

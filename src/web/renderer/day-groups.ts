import type { OpeningHours, Weekday } from '#src/contract/generated/types.ts'

/** Consecutive days with the same hours. */
export interface DayGroup extends Omit<OpeningHours, 'day'> {
  first: Weekday
  last: Weekday
}

/** A sample date for each weekday, in the order of the week, for Intl to format its name. */
const SAMPLE_DAYS: Readonly<Record<Weekday, Date>> = {
  monday: new Date('2024-01-01T00:00Z'),
  tuesday: new Date('2024-01-02T00:00Z'),
  wednesday: new Date('2024-01-03T00:00Z'),
  thursday: new Date('2024-01-04T00:00Z'),
  friday: new Date('2024-01-05T00:00Z'),
  saturday: new Date('2024-01-06T00:00Z'),
  sunday: new Date('2024-01-07T00:00Z'),
}

const DAY = 86_400_000

/** Joins consecutive days with the same hours, from Monday on. */
export function dayGroups(hours: readonly OpeningHours[]): DayGroup[] {
  const groups: DayGroup[] = []
  for (const { day, open, close, lastStart } of [...hours].sort((a, b) => dateOf(a.day) - dateOf(b.day))) {
    const before = groups.at(-1)
    const continues = before?.open === open && before.close === close && before.lastStart === lastStart && dateOf(day) - dateOf(before.last) === DAY
    if (continues) before.last = day
    else groups.push({ first: day, last: day, open, close, lastStart })
  }
  return groups
}

/** Formats a group's days: "Monday – Friday". */
export function dayText({ first, last }: Pick<DayGroup, 'first' | 'last'>, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).formatRange(SAMPLE_DAYS[first], SAMPLE_DAYS[last])
}

function dateOf(day: Weekday): number {
  return SAMPLE_DAYS[day].getTime()
}

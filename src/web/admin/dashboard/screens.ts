import { calendarScreen } from '../calendar/calendar-screen.tsx'
import { customersScreen } from '../customers/customers-screen.tsx'
import { listScreen } from '../requests-list/list-screen.tsx'
import { todayScreen } from '../today/today-screen.tsx'
import { trashScreen } from '../trash/trash-screen.tsx'
import { valueScreen } from '../value/value-screen.tsx'
import type { Screen, ScreenKind } from './screen.ts'

/** What the dashboard shows in each view; a view without an entry does not compile. */
export const SCREENS: { readonly [K in ScreenKind]: Screen<K> } = {
  today: todayScreen,
  list: listScreen,
  calendar: calendarScreen,
  customers: customersScreen,
  value: valueScreen,
  trash: trashScreen,
}

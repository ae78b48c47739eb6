import { useQuery } from '@tanstack/react-query'
import { mayConcern } from '#src/booking/schedule/closed-crews.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { weekOf, weekStartOf } from '../calendar/week.ts'
import { useApi } from '../data/api-context.ts'
import { closuresQuery } from '../data/closures/closures.ts'
import { useContent } from '../data/content/admin-content.ts'

/** The closures of a day that may concern a crew, or any of all crews; loaded with its week. Null until they are there, none where they cannot be loaded. */
export function useLoadedClosures(day: Day, crew = ''): readonly Closure[] | null {
  const { business } = useContent()
  const week = weekOf(day, weekStartOf(business.locale))
  const { data = [], isPending } = useQuery(closuresQuery(useApi(), week[0] ?? day, week[6] ?? day))
  return isPending ? null : data.filter(({ first_day, last_day, crews }) => first_day <= day && day <= last_day && mayConcern(crews, crew || 'all'))
}

const NONE: readonly Closure[] = []

/** The closures of a day, as {@link useLoadedClosures}; none while they are loaded. */
export function useClosuresOn(day: Day, crew = ''): readonly Closure[] {
  return useLoadedClosures(day, crew) ?? NONE
}

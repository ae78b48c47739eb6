import { useEffect, useState } from 'react'
import { logOnly } from '../../form/log-only.ts'
import type * as DayHelp from './day-help.ts'

/** What helps to choose a day and a time, which is loaded once a field of them is there; null before. */
export function useDayHelp(): typeof DayHelp | null {
  const [help, setHelp] = useState<typeof DayHelp | null>(null)
  useEffect(() => void import('./day-help.ts').then(setHelp, logOnly), [])
  return help
}

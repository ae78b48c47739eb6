import type { Day } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { Tabs } from '../ui/tabs.tsx'
import { isReport, type PeriodKind, type ReportKind } from './periods.ts'

const TITLES: Readonly<Record<PeriodKind | 'year', string>> = { week: 'By week', month: 'By month', year: 'Year' }

/** Switches between the periods that values are added up by; a month's report is a part of its year's. */
export function PeriodTabs({ by, day }: { by: PeriodKind | ReportKind; day: Day }) {
  const kinds = Object.keys(TITLES) as (PeriodKind | 'year')[]
  return (
    <Tabs
      label="Periods"
      tabs={kinds.map(kind => ({
        title: TITLES[kind],
        href: hashOf({ kind: 'value', by: kind, day }),
        isCurrent: kind === (isReport(by) ? 'year' : by),
      }))}
    />
  )
}

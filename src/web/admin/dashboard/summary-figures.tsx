import type { Summary } from '#src/contract/generated/types.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { valueText } from '../request/price-texts.ts'
import { countText } from '../texts/count-text.ts'

type Figure = { title: string; text: (count: number, content: AdminContent) => string }

const count = (value: number, { business }: AdminContent) => countText(value, business.locale)

/** Every figure of the summary, in order; one without an entry does not compile. */
const FIGURES: { [K in keyof Summary]: Figure } = {
  total_scheduled: { title: 'Total scheduled', text: count },
  pending_appointments: { title: 'Pending', text: count },
  confirmed_appointments: { title: 'Confirmed', text: count },
  total_completed: { title: 'Total completed', text: count },
  scheduled_value: { title: 'Scheduled value', text: valueText },
  completed_value: { title: 'Completed value', text: valueText },
}

const NAMES = Object.keys(FIGURES) as (keyof Summary)[]

/** The summary cards; they reserve their space until the figures are loaded. */
export function SummaryFigures({ summary, title }: { summary: Summary | null; title: string }) {
  const content = useContent()
  return (
    <section aria-label="Summary">
      <p>{title}</p>
      <dl className="figures">
        {NAMES.map(name => (
          <div key={name} data-figure={name}>
            <dt>{FIGURES[name].title}</dt>
            <dd>{summary === null ? '–' : FIGURES[name].text(summary[name], content)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { Summary } from '#src/contract/generated/types.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { valueText } from '../request/price-texts.ts'
import { countText } from '../texts/count-text.ts'

type Figure = {
  title: string
  /** What is counted, below the title. */
  of: string
  text: (count: number, content: AdminContent) => string
}

const count = (value: number, { business }: AdminContent) => countText(value, business.locale)

/** Every figure of the summary, in order; one without an entry does not compile. */
const FIGURES: { [K in keyof Summary]: Figure } = {
  total_scheduled: { title: 'Total scheduled', of: 'Pending and confirmed appointments', text: count },
  pending_appointments: { title: 'Pending', of: 'Not confirmed yet, with quotes', text: count },
  confirmed_appointments: { title: 'Confirmed', of: 'Agreed on, with quotes', text: count },
  total_completed: { title: 'Total completed', of: 'Done, with quotes', text: count },
  scheduled_value: { title: 'Scheduled value', of: 'What those scheduled will bring', text: valueText },
  completed_value: { title: 'Completed value', of: 'What those completed brought', text: valueText },
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
            <dt>
              {FIGURES[name].title} <small>{FIGURES[name].of}</small>
            </dt>
            <dd>{summary === null ? '–' : FIGURES[name].text(summary[name], content)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { Day, ValuesAnswer } from '#src/contract/generated/types.ts'
import { weekStartOf } from '../calendar/week.ts'
import { VIEWS } from '../dashboard/view.ts'
import { useContent } from '../data/content/admin-content.ts'
import { TableHead } from '../ui/table-head.tsx'
import { twoWeeks, valuesIn } from '../value/periods.ts'

/** What this week's visits are worth, above last week's. */
export function WeekValues({ today, values }: { today: Day; values: ValuesAnswer }) {
  const { business, money } = useContent()
  const [last, current] = valuesIn(twoWeeks(today, weekStartOf(business.locale)), values.days, money)
  const rows = [
    { title: 'This week', value: current },
    { title: 'Last week', value: last },
  ]
  return (
    <section aria-labelledby="week-values">
      <h3 id="week-values">
        <a href={VIEWS.value.path}>Value</a>
      </h3>
      <table className="ruled-table week-values">
        <TableHead rows="Week" columns={['Completed', 'Scheduled']} />
        <tbody>
          {rows.map(({ title, value }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{money.exact(value?.completed ?? 0)}</td>
              <td>{money.exact(value?.scheduled ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

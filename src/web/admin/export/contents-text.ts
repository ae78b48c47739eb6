import { chargedFor } from '#src/booking/appointment/summary.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { requestCount } from '../texts/request-count.ts'
import { visitCount } from '../texts/visit-count.ts'
import type { ExportChoice } from './export-choice.ts'

/** What a file has in it, in words: "12 visits done, $2,340.00", and how many of them have no value that could be added up. */
export function contentsText(requests: readonly Appointment[], { span }: Pick<ExportChoice, 'span'>, { money }: Pick<AdminContent, 'money'>): string {
  const all = (span === 'list' ? requestCount : visitCount)(requests.length)
  const done = requests.filter(({ status }) => status === 'Completed')
  if (done.length === 0) return all
  const charged = done.map(chargedFor).filter(charge => charge !== null)
  const sum = money.exact(charged.reduce((total, charge) => total + money.amount(charge), 0))
  const without = done.length - charged.length
  return [
    done.length === requests.length ? `${all} done` : `${all}, ${done.length} of them done`,
    sum,
    ...(without === 0 ? [] : [`${without} without a value`]),
  ].join(', ')
}

import type { ComponentType } from 'react'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import type { Priced } from '#src/booking/form/form-context.ts'
import { type FormValues, fieldsOf } from '#src/booking/form/form-values.ts'
import { payloadOfRest, visitProblems } from '#src/booking/request/visit-fields.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { NO_REST } from '#src/catalog/visit/visit-pricing.ts'
import type { AppointmentRequest, BookingForm, Field } from '#src/contract/generated/types.ts'
import type { FieldComponent, FieldComponents, FormTerms } from '../../renderer/fields/form-view.ts'
import { inOwnWords } from './own-words.ts'
import { VisitBlock } from './visit-block.tsx'
import { VisitPrice } from './visit-price.tsx'

/** What a form of a visit of several items has beside that of one; loaded only where content says something of visits. */
export interface VisitParts {
  terms: FormTerms
  /** In the place of the estimate of one item. */
  Price: ComponentType
  payloadOf: (values: FormValues, priced: Priced) => Partial<AppointmentRequest>
  /** What is wrong with the rest of the visit, where it is among the fields. */
  problemsOf: (values: FormValues, priced: Priced, revision: FormRevision, fields: readonly Field[]) => readonly FieldProblem[]
}

/** The kinds of field that ask for an item. */
const OF_ITEM: ReadonlySet<Field['kind']> = new Set(['category', 'package', 'inputs', 'addons'])

/** The parts of a form that has such terms for one item. `draft` reads what is kept of it. */
export function visitParts({ bookingForm }: FormRevision['content'], terms: FormTerms, draft: () => string | null = () => null): VisitParts {
  const host = hostOf(bookingForm)
  return {
    terms: { ...terms, components: followed(terms.components, host, draft) },
    Price: VisitPrice,
    payloadOf: ({ rest = NO_REST }, { visit }) => payloadOfRest(rest, visit),
    problemsOf: ({ rest = NO_REST }, priced, revision, fields) =>
      fields.some(({ kind }) => kind === host) ? visitProblems(priced, revision, rest).map(problem => inOwnWords(problem, revision, rest)) : [],
  }
}

/** The last kind of field that asks for an item, after which the rest of the visit stands. */
function hostOf(form: BookingForm): keyof FieldComponents {
  return fieldsOf(form).findLast(({ kind }) => OF_ITEM.has(kind))?.kind ?? 'package'
}

function followed<K extends keyof FieldComponents>(
  components: FieldComponents,
  host: K,
  draft: () => string | null,
): FieldComponents & Record<K, unknown> {
  const Host: FieldComponent<K> = components[host]
  const Followed: FieldComponent<K> = props => (
    <>
      <Host {...props} />
      <VisitBlock draft={draft} />
    </>
  )
  return { ...components, [host]: Followed }
}

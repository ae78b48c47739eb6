import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { RestOfVisit } from '#src/catalog/visit/visit-pricing.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, Day, EstimateSnapshot, FieldValue, Id, RequestItem, RequestMode, TimeOfDay } from '#src/contract/generated/types.ts'
import { type FormValues, namedFields } from '../form/form-values.ts'
import type { Priced } from '../form/form-context.ts'
import { namedKindOf } from '../form/kinds/registry.ts'
import type { RequestProblem } from './override.ts'
import { keptAnswers } from './kept-answers.ts'
import { furtherItems, visitAnswers } from './visit-fields.ts'
import { policyItemsOf, withPolicies } from '../policies/promised-policies.ts'
import { shownPrice } from './request-fields.ts'
import { type UsedCoupon, usedCoupons } from './used-coupons.ts'
import { CONSULTATION, longestDuration } from '../schedule/service-types.ts'
import { calculatedPrice, CONSULTATION_REQUIRED, incompleteEstimateSnapshot, estimateSnapshot } from './estimate-snapshot.ts'

/** A request that was checked against the current content and priced by the server: what an appointment is made of. */
export interface PricedRequest {
  mode: RequestMode
  category: Id
  serviceType: string
  /** The contact fields, which every request has. */
  contact: { name: string; email: string; phone: string; message: string }
  /** The category's fields and the form's other named fields, by request field name. */
  fields: Record<string, FieldValue>
  /** The visit's items beside this one. */
  furtherItems: readonly RequestItem[]
  date: Day | null
  time: TimeOfDay | null
  /** The longest that the visit can take. */
  minutes: number
  estimate: EstimateSnapshot
  calculatedPrice: string
  /** In the currency's unit; null for a consultation. */
  estimatedValue: number | null
  /** The discount codes that it uses. */
  coupons: readonly UsedCoupon[]
  /** The price that the client says it displayed. */
  shownPrice: string | null
}

/** A parsed request and its problems. */
export interface RequestReading {
  /** Null when a problem cannot be overridden. */
  request: PricedRequest | null
  /** In the order of the form. */
  problems: readonly RequestProblem[]
}

interface CheckedRequest {
  revision: FormRevision
  plan: CategoryPlan
  body: AppointmentRequest
  values: FormValues
  /** Empty for a consultation. */
  chosen: Id
  /** The category's fields. */
  fields: Record<string, FieldValue>
  /** Its estimate is null when the request cannot be priced. */
  priced: Priced
}

/** Prices a valid body. Without a price it is a consultation that takes as long as the category's longest visit. */
export function pricedRequest({ revision, plan, body, values, chosen, fields, priced: found }: CheckedRequest): PricedRequest {
  const { estimate: priced, visit } = found
  const { rest } = values
  const { name = '', email = '', phone = '', message = '', ...others } = values.texts
  const price = priced === null ? null : calculatedPrice(priced, revision)
  return {
    mode: values.mode,
    category: plan.category.id,
    serviceType: chosen || CONSULTATION,
    contact: { name, email, phone, message },
    fields: { ...fields, ...(rest && visitAnswers(rest.inputs, visit)), ...valuesOf(others, revision) },
    furtherItems: rest === undefined ? [] : furtherItems(keptRest(rest, visit, revision), visit),
    date: values.date || null,
    time: values.time || null,
    minutes: priced?.duration?.high ?? [plan, ...furtherPlans(rest, revision)].reduce((sum, each) => sum + longestDuration(each), 0),
    estimate: withPolicies(
      priced === null || price === null ? incompleteEstimateSnapshot(revision) : estimateSnapshot(priced, revision),
      policyItemsOf(revision, values, found),
      revision,
    ),
    calculatedPrice: price ?? CONSULTATION_REQUIRED,
    estimatedValue: priced === null || priced.low === null ? null : revision.money.value(priced.low),
    coupons: usedCoupons(revision.catalog, values, found),
    shownPrice: shownPrice(body),
  }
}

/** The further items with their answers as they are kept. */
function keptRest(rest: RestOfVisit, visit: Priced['visit'], { catalog }: FormRevision): RestOfVisit {
  const after = rest.after.map((item, position) => {
    const plan = catalog.categoryById.get(item.category)
    return plan === undefined ? item : { ...item, inputs: keptAnswers(plan, item.inputs, visit?.items[position + 1]?.answers ?? []) }
  })
  return { ...rest, after }
}

function furtherPlans(rest: FormValues['rest'], { catalog }: FormRevision): CategoryPlan[] {
  return (rest?.after ?? []).flatMap(({ category }) => catalog.categoryById.get(category) ?? [])
}

/** Values of the form's other named fields, in the order sent. */
function valuesOf(texts: FormValues['texts'], { content }: FormRevision): Record<string, FieldValue> {
  const fields = namedFields(content.bookingForm)
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = fields.find(field => field.name === name)
      return field === undefined ? [] : [[name, namedKindOf(field).toValue(text)]]
    }),
  )
}

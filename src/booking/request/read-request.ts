import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import { type Priced, priceForm } from '../form/form-context.ts'
import { fieldsOf, type FormValues } from '../form/form-values.ts'
import type { LocalTime } from '../schedule/business-time.ts'
import { pricedRequest, type RequestReading } from './priced-request.ts'
import { FIELD, fieldName, type FieldProblem } from './flat-fields.ts'
import { fieldOfPlace, isEmpty, readSelection, writeSelection } from './flat-selection.ts'
import { fromMobilePayload, isOfCategory, type SelectedRequest } from './mobile-payload.ts'
import { asErrors, hasError, requestProblems, type RequestProblem } from './override.ts'
import { checkServiceType, readTexts, requestMode } from './request-fields.ts'
import { keptAnswers, withCodes } from './kept-answers.ts'
import { takeVisit, visitProblems, type VisitReading } from './visit-fields.ts'
import { calculatedPrice } from './estimate-snapshot.ts'

/** Whether a field is checked; one that is stored already was checked when the request was new. */
type IsChecked = (field: string) => boolean

const ALL: IsChecked = () => true

/** Reads and checks a request (specification, sections 3 and 5) by the desktop form's rules, since no payload names its layout. */
export function readRequest(revision: FormRevision, body: AppointmentRequest, now: LocalTime, isChecked = ALL): RequestReading {
  const visit = takeVisit(revision, body)
  const { flat } = visit
  const mobile = fromMobilePayload(revision, flat)
  if (mobile !== null) return readSelected(revision, visit, mobile, now, isChecked)
  const reading = readSelection(revision.catalog, flat)
  if (!reading.ok) return { request: null, problems: asErrors(isEmpty(body.vehicle_category) ? noCategory(revision) : reading.problems) }
  const selection = { ...reading.selection, inputs: withCodes(reading.plan, reading.selection.inputs) }
  return readSelected(revision, visit, { ...reading, selection, open: null }, now, isChecked)
}

function readSelected(
  revision: FormRevision,
  { flat: body, rest: others, problems: ofVisit }: VisitReading,
  selected: SelectedRequest,
  now: LocalTime,
  isChecked: IsChecked,
): RequestReading {
  const { plan, selection, rest, open } = selected
  const mode = requestMode(body)
  const { texts, problems: unread } = readTexts(revision, rest)
  const values: FormValues = {
    mode,
    texts,
    category: plan.category.id,
    package: selection.package ?? '',
    inputs: Object.fromEntries(Object.entries(selection.inputs).map(([id, answer]) => [id, String(answer)])),
    addons: selection.addons,
    date: mode === 'appointment' ? (body.appointment_date ?? '') : '',
    time: mode === 'appointment' ? (body.appointment_time ?? '') : '',
    ...(others !== undefined && { rest: others }),
  }
  const priced = priceForm(revision, values, now)
  // Without a package, the category's rules do not apply to a request that may leave questions open.
  const estimate = open !== null && selection.package === null ? null : priced.estimate
  const formProblems = requestProblems(values, { revision, layout: 'desktop', now, isTaken: false }, priced).filter(({ field }) => isChecked(field))
  const problems: RequestProblem[] = [
    ...asErrors([...unread, ...ofVisit, ...checkServiceType(revision, body.service_type)]),
    ...visitChecks(values, revision, priced, ofVisit.length > 0, open !== null),
    ...(open === null ? formProblems : formProblems.filter(({ field }) => !isOfCategory(plan, field))),
    ...asErrors(open === null ? [] : [...open.problems, ...forbidden(open.packageField, estimate)]),
  ]
  if (open === null) problems.push(...unpriced(revision, plan, priced, problems))
  if (hasError(problems)) return { request: null, problems }
  const fields =
    open?.fields ?? writeSelection(plan, { ...selection, inputs: keptAnswers(plan, selection.inputs, priced.answers) }, estimate?.used ?? [])
  return { request: pricedRequest({ revision, plan, body, values, chosen: values.package, fields, priced: { ...priced, estimate } }), problems }
}

/** Problems of the further items and of the visit's answers. Where a request may leave its own questions open, the visit's may stay open too. */
function visitChecks({ rest }: FormValues, revision: FormRevision, priced: Priced, isUnread: boolean, isOpen: boolean): RequestProblem[] {
  if (rest === undefined || isUnread) return []
  return visitProblems(priced, revision, rest)
    .filter(({ isMissing }) => !(isOpen && isMissing))
    .map(problem => ({ ...problem, isWarning: problem.isMissing === true }))
}

/** Why the category's rules forbid the selection. */
function forbidden(field: string, estimate: Estimate | null): FieldProblem[] {
  return estimate?.state === 'forbidden' ? estimate.reasons.map(({ text }) => ({ field, message: text })) : []
}

/** Why a request without form errors has no price: it is refused at a place that the form has no field for, or answers are missing. */
function unpriced(revision: FormRevision, plan: CategoryPlan, { estimate, refused }: Priced, found: readonly RequestProblem[]): RequestProblem[] {
  if (hasError(found)) return []
  const unworded = asErrors(refused.map(({ place, message }) => ({ field: fieldOfPlace(plan.category, place), message })))
  const hasPrice = estimate !== null && calculatedPrice(estimate, revision) !== null
  if (hasPrice || found.length > 0 || unworded.length > 0) return unworded
  return [{ field: fieldName(plan.category, 'package'), message: plan.category.packageRequired, isWarning: estimate?.state === 'incomplete' }]
}

/** The form's own message: its category field starts empty. */
function noCategory({ content }: FormRevision): FieldProblem[] {
  const field = fieldsOf(content.bookingForm).find(field => field.kind === 'category')
  return field !== undefined ? [{ field: FIELD.category, message: field.required.message }] : []
}

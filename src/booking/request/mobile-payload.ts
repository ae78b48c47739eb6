import { type Estimate, estimate } from '#src/catalog/estimate.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import { resolve } from '#src/catalog/resolve.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, Day, FieldValue } from '#src/contract/generated/types.ts'
import { bookingRequest, type RequestReading } from './booking-request.ts'
import type { LocalTime } from '../schedule/business-time.ts'
import { cleanText } from './clean-text.ts'
import { fieldName, type FieldProblem, isEmpty } from './flat-fields.ts'
import type { FormValues } from '../form/form-values.ts'
import { asErrors, hasError, judgeForm } from './override.ts'
import { checkServiceType, readTexts, requestMode } from './request-fields.ts'
import { CONSULTATION } from '../schedule/service-types.ts'

/** The helper names a size in a word, such as Standard; no price depends on it. */
const LONGEST_SIZE = 100

/**
 * Reads the mobile booking helper's payload (specification, section 3): it names a package as `<prefix>_package_id`, or none at all, and never
 * the answers that prices depend on. What cannot be priced is kept as a consultation. Null when the body is no such payload.
 */
export function readHelperRequest(revision: FormRevision, body: AppointmentRequest, now: LocalTime): RequestReading | null {
  const plan = revision.catalog.categoryById.get(body.vehicle_category)
  if (plan === undefined) return null
  const { category } = plan
  const field = { package: fieldName(category, 'package_id'), size: fieldName(category, 'size_type') }
  const isConsultation = body.service_type === CONSULTATION && isEmpty(body[fieldName(category, 'package')])
  if (body[field.package] === undefined && !isConsultation) return null

  const { vehicle_category: _, appointment_date = '', appointment_time = '', ...others } = body
  const given = Object.entries(others).filter(([name, value]) => !isEmpty(value) || !name.startsWith(fieldName(category, '')))
  const { [field.package]: packageId = '', [field.size]: size, ...rest } = Object.fromEntries(given)
  const mode = requestMode(body)
  const { texts, problems: unread } = readTexts(revision, new Map(Object.entries(rest)))
  const values: FormValues = {
    mode,
    texts,
    category: category.id,
    package: '',
    inputs: {},
    addons: [],
    date: mode === 'appointment' ? appointment_date : '',
    time: mode === 'appointment' ? appointment_time : '',
  }
  const judged = judgeForm(values, { revision, layout: 'desktop', now, isTaken: false }).filter(problem => !isOfCategory(plan, problem))
  const problems = [...asErrors(unread), ...judged, ...asErrors(checkServiceType(revision, body.service_type))]
  const isUnknown = packageId !== '' && !isPackage(plan, packageId)
  if (isUnknown) problems.push({ field: field.package, message: 'unknown package', isNotOffered: true, isWarning: false })
  if (size !== undefined && (typeof size !== 'string' || size.length > LONGEST_SIZE))
    problems.push({ field: field.size, message: `must be a text of at most ${LONGEST_SIZE} characters`, isWarning: false })
  const priced = isUnknown ? null : priceOf(plan, revision, String(packageId), values.date || null)
  if (priced?.state === 'forbidden') problems.push(...asErrors(priced.reasons.map(({ text }) => ({ field: field.package, message: text }))))
  if (hasError(problems)) return { request: null, problems }

  const fields: Record<string, FieldValue> = {}
  if (packageId !== '') fields[fieldName(category, 'package')] = String(packageId)
  if (typeof size === 'string') fields[field.size] = cleanText(size, false)
  return { request: bookingRequest({ revision, plan, body, values, chosen: String(packageId), fields, priced }), problems }
}

function isPackage({ packageById }: CategoryPlan, id: unknown): boolean {
  return typeof id === 'string' && packageById.has(id)
}

/** The helper may leave out what the category asks. */
function isOfCategory({ category }: CategoryPlan, { field }: FieldProblem): boolean {
  return field.startsWith(fieldName(category, ''))
}

function priceOf(plan: CategoryPlan, { catalog }: FormRevision, packageId: string, date: Day | null): Estimate | null {
  if (packageId === '') return null
  const resolution = resolve(catalog, { category: plan.category.id, package: packageId, inputs: {}, addons: [], date })
  return resolution.ok ? estimate(resolution.resolved) : null
}

import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { AppointmentRequest, Category, FieldValue, Id } from '#src/contract/generated/types.ts'
import { CONSULTATION } from '../schedule/service-types.ts'
import { cleanText } from './clean-text.ts'
import { fieldName, type FieldProblem } from './flat-fields.ts'
import { isEmpty } from './flat-selection.ts'
import { requestMode } from './request-fields.ts'

/** The helper sends a size as a word, such as Standard; no price depends on it. */
const MAX_SIZE_LENGTH = 100

/** What a request selects, in either payload. */
export interface SelectedRequest {
  plan: CategoryPlan
  selection: Selection
  /** The fields outside the selection. */
  rest: ReadonlyMap<string, unknown>
  /** Set where the category's questions may stay unanswered; without a price the request is then a consultation. */
  open: OpenQuestions | null
}

interface OpenQuestions {
  /** The field that names the package. */
  packageField: string
  /** The category's fields as stored. */
  fields: Record<string, FieldValue>
  problems: readonly FieldProblem[]
}

/**
 * Translates the mobile booking helper's payload (specification, section 3): it names a package as `<prefix>_package_id`, or none at all, and never
 * the answers that prices depend on. Null when the body is no such payload.
 */
export function fromMobilePayload({ catalog }: FormRevision, body: AppointmentRequest): SelectedRequest | null {
  const plan = catalog.categoryById.get(body.vehicle_category)
  if (plan === undefined) return null
  const { category } = plan
  const packageField = fieldName(category, 'package_id')
  const isConsultation = body.service_type === CONSULTATION && isEmpty(body[fieldName(category, 'package')])
  if (body[packageField] === undefined && !isConsultation) return null

  const { vehicle_category: _, appointment_date: date, ...others } = body
  // The helper sends unknown fields of the category as empty values.
  const rest = new Map(Object.entries(others).filter(([name, value]) => !isEmpty(value) || !isOfCategory(plan, name)))
  const chosen = readPackage(plan, packageField, take(rest, packageField))
  const size = readSize(category, take(rest, fieldName(category, 'size_type')))
  return {
    plan,
    selection: {
      category: category.id,
      package: chosen.id,
      inputs: {},
      addons: [],
      date: requestMode(body) === 'appointment' ? (date ?? null) : null,
    },
    rest,
    open: { packageField, fields: { ...chosen.fields, ...size.fields }, problems: [...chosen.problems, ...size.problems] },
  }
}

/** Whether a field of a request is one of the category's. */
export function isOfCategory({ category }: CategoryPlan, field: string): boolean {
  return field.startsWith(fieldName(category, ''))
}

function take(fields: Map<string, unknown>, name: string): unknown {
  const value = fields.get(name)
  fields.delete(name)
  return value
}

interface PartReading {
  fields: Record<string, FieldValue>
  problems: readonly FieldProblem[]
}

function readPackage({ category, packageById }: CategoryPlan, field: string, value: unknown): PartReading & { id: Id | null } {
  if (value === undefined) return { id: null, fields: {}, problems: [] }
  if (typeof value === 'string' && packageById.has(value)) return { id: value, fields: { [fieldName(category, 'package')]: value }, problems: [] }
  return { id: null, fields: {}, problems: [{ field, message: 'unknown package', isNotOffered: true }] }
}

function readSize(category: Category, value: unknown): PartReading {
  const field = fieldName(category, 'size_type')
  if (value === undefined) return { fields: {}, problems: [] }
  if (typeof value === 'string' && value.length <= MAX_SIZE_LENGTH) return { fields: { [field]: cleanText(value, false) }, problems: [] }
  return { fields: {}, problems: [{ field, message: `must be a text of at most ${MAX_SIZE_LENGTH} characters` }] }
}

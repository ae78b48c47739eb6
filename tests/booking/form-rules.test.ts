import { expect, test } from 'vitest'
import { checkForm } from '#src/booking/form/check-form.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import cases from '../cases/form-rules.json' with { type: 'json' }
import { sampleRevision } from '../support/content/sample-revision.ts'

const revision = await sampleRevision()
const NOW = { date: '2026-05-13', time: '10:00' }
const COMPLETE: FormValues = {
  mode: 'appointment',
  texts: { name: 'Alex Doe', email: 'alex@example.com' },
  category: 'Motorcycle',
  package: 'motorcycle-standard-detail',
  inputs: {},
  addons: [],
  date: '2026-05-20',
  time: '09:00',
}

interface FormCase {
  title: string
  layout?: string
  /** Time of day of the check. */
  time?: string
  values: object
  isTaken?: boolean
  /** Every message by field. */
  problems?: Partial<Record<string, string>>
  /** Where only the place is given, the wording is content's. */
  fields?: string[]
}

/** Section 5 of the specification, row by row; only what a case names differs from a complete appointment. */
test.each<FormCase>(cases)('$title', ({ layout, time = NOW.time, values, isTaken = false, problems, fields }) => {
  const context = { revision, layout: layout === 'mobile' ? 'mobile' : 'desktop', now: { ...NOW, time }, isTaken } as const
  const found = checkForm({ ...COMPLETE, ...values }, context)
  if (problems) expect(Object.fromEntries(found.map(({ field, message }) => [field, message]))).toEqual(problems)
  else expect(found.map(({ field }) => field)).toEqual(fields)
})

import schema from '../../../schemas/content/booking-form.schema.json' with { type: 'json' }
import { isOffered } from '#src/booking/schedule/slots.ts'
import { EMPTY_VALUES, type FormValues } from '#src/booking/form/form-values.ts'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { kindOf } from '#src/booking/form/kinds/registry.ts'
import { useRequestForm } from '#src/web/form/use-request-form.ts'
import { fieldComponents } from '#src/web/renderer/fields/field-components.ts'
import { Fields } from '#src/web/renderer/fields/fields.tsx'
import { type FormTerms, type FormView, FormViewContext, TextsContext } from '#src/web/renderer/fields/form-view.ts'
import { fieldStates, type FieldState } from '../fixtures/fields.ts'
import { kindWords } from '../kind-words.ts'
import { type Group, kindsOf, type Specimen } from '../specimen.ts'
import type { Stage } from '../stage.ts'

const TERMS: FormTerms = { ids: 'field', components: fieldComponents, slotCheck: '', isOffered }

/** Every kind of field, as in a form that has only this one. */
export function fieldGroup(stage: Stage): Group {
  const specimen = (state: FieldState): Omit<Specimen, 'state'> => ({
    content: state.field,
    facts: state.values === undefined ? [] : [{ label: 'Entered', lines: enteredLines(state.values) }],
    sections: [],
    body: <OneField stage={stage} state={state} />,
  })
  const kinds = kindsOf<FieldState>(fieldStates(stage.openDay), kindWords(schema), specimen)
  return { id: 'fields', title: 'Form fields', deskWidth: 680, height: null, kinds }
}

function OneField({ stage, state }: { stage: Stage; state: FieldState }) {
  const { field, isSent = false, slot = 'unknown', answer = null } = state
  const values = { ...EMPTY_VALUES, ...state.values }
  const { view } = useRequestForm(stage.form, TERMS, null, values)
  const problems = isSent ? problemsOf(state, values, view) : []
  const errors = Object.fromEntries(problems.map(problem => [problem.field, problem.message]))
  return (
    <FormViewContext value={{ ...view, errors, slot, day: answer }}>
      <TextsContext value={values.texts}>
        <main id="booking-form">
          <form className="booking-form">
            <div className="group">
              <Fields fields={[field]} />
            </div>
          </form>
        </main>
      </TextsContext>
    </FormViewContext>
  )
}

/** The problems that the form shows once it is submitted. */
function problemsOf({ field, slot }: FieldState, values: FormValues, { revision, layout, today, priced }: FormView): FieldProblem[] {
  return kindOf(field).check(field, values, { revision, layout, now: { date: today, time: '00:00' }, isTaken: slot === 'booked' }, priced)
}

function enteredLines(values: Partial<FormValues>): string[] {
  const { texts, inputs, addons, rest: _, ...choices } = values
  const answers = { ...choices, ...texts, ...inputs, ...(addons && { addons: addons.join(', ') }) }
  return Object.entries(answers).map(([name, answer]) => `${name}: ${answer}`)
}

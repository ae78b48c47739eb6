import { Stack, TextInput } from '@sanity/ui'
import { type AskedInput, isAsked, optionLabel } from '../../catalog/words/input-words.ts'
import { conditionsOf } from '../../catalog/conditions.ts'
import { isDated as looksAtDays } from '../../catalog/day-tests.ts'
import { isTimed } from '../../catalog/visits.ts'
import type { CategoryPlan } from '../../catalog/plan.ts'
import { type DraftEstimate, noticeProblem, type Trial } from '../../studio-model/estimate/draft-estimate.ts'
import { DateField } from '../fields/date-field.tsx'
import { Field } from '../fields/field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { AS_TYPED, TypedField } from '../fields/typed-field.tsx'
import { TrialAddons } from './trial-addons.tsx'

interface TrialFieldsProps {
  plan: CategoryPlan
  trial: Trial
  /** Whether prices change from a day on. */
  isDated: boolean
  told: DraftEstimate
  onChange: (trial: Trial) => void
}

/** A visitor's choices: the package, the questions that its price asks, add-ons, and the day and the time where a price or a rule looks at them. */
export function TrialFields({ plan, trial, isDated, told, onChange }: TrialFieldsProps) {
  const { category } = plan
  // What is looked up needs an answer only where visitors choose.
  const isOpen = ({ id, kind }: AskedInput) =>
    kind !== 'lookup' || (trial.answers[id] ?? '') !== '' || (told.ok && told.estimate.missing.includes(id))
  const asked = told.ok ? new Set(told.estimate.used) : null
  const inputs = category.inputs
    .filter(isAsked)
    .filter(isOpen)
    .filter(({ id, show }) => show === 'always' || (asked === null ? (trial.answers[id] ?? '') !== '' : asked.has(id)))
  const problemOf = (place: string) => (told.ok ? null : (told.problems.find(problem => problem.place === place)?.message ?? null))
  const answer = (id: string, text: string) => onChange({ ...trial, answers: { ...trial.answers, [id]: text } })
  const chosen = category.packages.find(({ id }) => id === trial.package) ?? null
  return (
    <Stack gap={4}>
      <SelectField
        label={category.packageLabel}
        value={chosen?.id}
        options={category.packages.map(({ id, title }) => ({ id, label: title }))}
        problem={null}
        readOnly={false}
        onChange={id => onChange({ ...trial, package: id === '' ? null : id })}
      />
      {inputs.map(input => (
        <Question
          key={input.id}
          input={input}
          optionName={option => optionLabel(chosen, input.id, option)}
          answer={trial.answers[input.id] ?? ''}
          problem={problemOf(`inputs.${input.id}`)}
          onAnswer={text => answer(input.id, text)}
        />
      ))}
      <TrialAddons plan={plan} trial={trial} onChange={onChange} />
      {(isDated || isTimed(plan) || plan.rules.flatMap(conditionsOf).some(looksAtDays)) && (
        <DateField label="Day of the visit" problem={problemOf('date')} value={trial.date} onChange={date => onChange({ ...trial, date })} />
      )}
      {isTimed(plan) && trial.date !== '' && (
        <>
          <Field label="Start of the visit" problem={null}>
            {control => (
              <TextInput {...control} type="time" value={trial.time} onChange={event => onChange({ ...trial, time: event.currentTarget.value })} />
            )}
          </Field>
          <TypedField
            label="From the request to the visit"
            problem={noticeProblem(trial)}
            readOnly={false}
            suffix="hours"
            value={trial.notice}
            {...AS_TYPED}
            onChange={notice => onChange({ ...trial, notice })}
          />
        </>
      )}
    </Stack>
  )
}

interface QuestionProps {
  input: AskedInput
  optionName: (option: { id: string; label: string }) => string
  answer: string
  problem: string | null
  onAnswer: (text: string) => void
}

function Question({ input, optionName, answer, problem, onAnswer }: QuestionProps) {
  if (input.kind === 'number') {
    const unit = input.units ?? input.unit
    return <TypedField label={input.label} problem={problem} readOnly={false} suffix={unit} value={answer} {...AS_TYPED} onChange={onAnswer} />
  }
  if (input.kind === 'code')
    return <TypedField label={input.label} problem={problem} readOnly={false} suffix="" value={answer} {...AS_TYPED} onChange={onAnswer} />
  return (
    <SelectField
      label={input.label}
      value={input.options.some(({ id }) => id === answer) ? answer : undefined}
      options={input.options.map(option => ({ id: option.id, label: optionName(option) }))}
      problem={problem}
      readOnly={false}
      onChange={onAnswer}
    />
  )
}

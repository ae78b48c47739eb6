import { type ReactNode, use, useEffect, useRef } from 'react'
import { isNamed } from '#src/booking/form/form-values.ts'
import type { Field, FieldGroup } from '#src/contract/generated/types.ts'
import { Fields } from '../renderer/fields/fields.tsx'
import { TextsContext, useForm } from '../renderer/fields/form-view.ts'

interface GroupProps {
  group: FieldGroup
  /** The id of its step; undefined on one page. */
  step: string | undefined
  /** Whether another step is shown. */
  isAway: boolean
}

/** Fields under one heading, folded where content says so. */
export function GroupOfFields({ group, step, isAway }: GroupProps) {
  const { title, hint, fields, isFolded = false } = group
  const inner = (
    <>
      {hint !== undefined && <p className="hint">{hint}</p>}
      <Fields fields={fields} />
    </>
  )
  const place = { className: 'group', 'data-step': step, 'data-away': isAway || undefined }
  if (isFolded)
    return (
      <FoldedGroup group={group} place={place}>
        {inner}
      </FoldedGroup>
    )
  return (
    <div {...place}>
      <h3 tabIndex={step === undefined ? undefined : -1}>{title}</h3>
      {inner}
    </div>
  )
}

/** Opens by itself when one of its fields gets an answer or an error. */
function FoldedGroup({ group: { title, fields }, place, children }: { group: FieldGroup; place: object; children: ReactNode }) {
  const { choices, errors } = useForm()
  const texts = use(TextsContext)
  const box = useRef<HTMLDetailsElement>(null)
  const isAnswered = (field: Field) => (isNamed(field) ? Boolean(texts[field.name]) : field.kind !== 'addons' || choices.addons.length > 0)
  const hasAnswer = fields.some(isAnswered)
  const hasError = fields.some(field => isNamed(field) && Object.hasOwn(errors, field.name))
  useEffect(() => {
    if (box.current !== null && (hasAnswer || hasError)) box.current.open = true
  }, [hasAnswer, hasError])
  return (
    <details ref={box} {...place}>
      <summary>{title}</summary>
      <div className="group">{children}</div>
    </details>
  )
}

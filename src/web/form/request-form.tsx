import { memo, type ReactNode, useRef, type Ref, type SubmitEvent } from 'react'
import { isShown } from '#src/booking/form/circumstances.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { Fields } from '../renderer/fields/fields.tsx'
import { type FormView, FormViewContext, TextsContext, useForm } from '../renderer/fields/form-view.ts'
import { EstimatePanel } from './estimate-panel.tsx'
import { ModeToggle } from './mode-toggle.tsx'
import { useDock } from './use-dock.ts'

interface RequestFormProps {
  view: FormView
  texts: FormValues['texts']
  form: Ref<HTMLFormElement>
  /** The outcome of sending, above the questions. */
  alert: ReactNode
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Content below the price. */
  children: ReactNode
  /** What stands by the price and the button, and is not docked with them where there is little room. */
  beside?: ReactNode
}

/** The request form: its questions come from content, its price from the catalog. */
export function RequestForm({ view, texts, form, alert, onSubmit, children, beside }: RequestFormProps) {
  const conclusion = useRef<HTMLDivElement>(null)
  useDock(conclusion)
  return (
    <FormViewContext value={view}>
      <TextsContext value={texts}>
        <form ref={form} method="post" className="booking-form" onSubmit={event => void onSubmit(event)}>
          <div className="questions">
            {alert}
            <Questions />
          </div>
          <div className="side">
            <div ref={conclusion} className="conclusion">
              <EstimatePanel />
              {children}
            </div>
            {beside}
          </div>
        </form>
      </TextsContext>
    </FormViewContext>
  )
}

const Questions = memo(function Questions() {
  const { choices, layout, revision } = useForm()
  const { groups, modes } = revision.content.bookingForm
  return (
    <>
      <ModeToggle labels={modes} />
      {groups
        .filter(({ fields }) => fields.some(field => isShown(field, choices, layout)))
        .map(group => (
          <div key={group.id} className="group">
            <h3>{group.title}</h3>
            {group.hint !== undefined && <p className="hint">{group.hint}</p>}
            <Fields fields={group.fields} />
          </div>
        ))}
    </>
  )
})

import { memo, type ReactNode, useRef, type Ref, type SubmitEvent } from 'react'
import { isShown } from '#src/booking/form/circumstances.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { stepId } from '#src/booking/form/steps.ts'
import { type FormView, FormViewContext, TextsContext, useForm } from '../renderer/fields/form-view.ts'
import { EstimatePanel } from './estimate-panel.tsx'
import { GroupOfFields } from './group-of-fields.tsx'
import { ModeToggle } from './mode-toggle.tsx'
import { useDock } from './use-dock.ts'

interface RequestFormProps {
  view: FormView
  texts: FormValues['texts']
  form: Ref<HTMLFormElement>
  /** The outcome of sending, above the questions. */
  alert: ReactNode
  /** What is asked beside content's questions, after them. */
  further?: ReactNode
  /** In place of the price of the choices, where another one holds. */
  price?: ReactNode
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Content below the price. */
  children: ReactNode
  /** Content below the price and the button; it stays in the page where they are docked to the screen's edge. */
  beside?: ReactNode
}

/** The request form: its questions come from content, its price from the catalog. */
export function RequestForm({ view, texts, form, alert, further, price, onSubmit, children, beside }: RequestFormProps) {
  const conclusion = useRef<HTMLDivElement>(null)
  useDock(conclusion)
  return (
    <FormViewContext value={view}>
      <TextsContext value={texts}>
        <form ref={form} method="post" className="booking-form" onSubmit={event => void onSubmit(event)}>
          <div className="questions">
            {alert}
            <Questions />
            {further}
          </div>
          <div className="side">
            <div ref={conclusion} className="conclusion">
              {price ?? <EstimatePanel />}
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
  const { choices, layout, revision, steps } = useForm()
  const { groups, modes } = revision.content.bookingForm
  const isAway = (place: number) => steps !== null && place !== steps.at
  const all = steps?.all ?? [groups.filter(({ fields }) => fields.some(field => isShown(field, choices, layout)))]
  return (
    <>
      {steps?.progress}
      <ModeToggle labels={modes} isAway={isAway(0)} />
      {all.map((step, place) =>
        step.map(group => <GroupOfFields key={group.id} group={group} step={steps === null ? undefined : stepId(step)} isAway={isAway(place)} />),
      )}
      {steps?.buttons}
    </>
  )
})

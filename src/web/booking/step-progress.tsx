import { type Step, stepId } from '#src/booking/form/steps.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { StepTexts } from '#src/contract/generated/types.ts'

interface StepsProps {
  all: readonly Step[]
  at: number
  texts: StepTexts
}

/** Which step is shown, of how many; those before it are one tap away. */
export function StepProgress({ all, at, texts, go }: StepsProps & { go: (id: string) => void }) {
  const titleOf = (place: number) => all[place]?.[0]?.title ?? ''
  return (
    <div className="progress">
      <p>{fill(texts.progress, { step: at + 1, count: all.length, title: titleOf(at) })}</p>
      <ol aria-label={texts.label}>
        {all.map((step, place) => (
          <li key={stepId(step)} data-done={place <= at || undefined} aria-current={place === at ? 'step' : undefined}>
            {place < at ? (
              <button type="button" onClick={() => go(stepId(step))}>
                {titleOf(place)}
              </button>
            ) : (
              <span>{titleOf(place)}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Back and on, where there is something. The last step ends with the form's own button. */
export function StepButtons({ all, at, texts, back }: StepsProps & { back: () => void }) {
  return (
    <p className="step-buttons">
      {at > 0 && (
        <button type="button" className="button plain" onClick={back}>
          {texts.back}
        </button>
      )}
      {at < all.length - 1 && (
        // Before the form is alive, the browser's own checks would stop at questions of later steps, which it cannot show.
        <button type="submit" className="button" formNoValidate>
          {texts.next}
        </button>
      )}
    </p>
  )
}

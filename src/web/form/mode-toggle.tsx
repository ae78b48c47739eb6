import { memo } from 'react'
import type { ModeLabels, RequestMode } from '#src/contract/generated/types.ts'
import { useForm } from '../renderer/fields/form-view.ts'

const MODES: readonly RequestMode[] = ['appointment', 'quote']

/** The choice between an appointment and a quote. */
export const ModeToggle = memo(function ModeToggle({ labels, isAway }: { labels: ModeLabels; isAway: boolean }) {
  const { choices, dispatch } = useForm()
  return (
    <fieldset className="field modes" data-away={isAway || undefined}>
      <legend>{labels.legend}</legend>
      <div className="choice chips">
        {MODES.map(mode => (
          <label key={mode}>
            <input type="radio" name="request_type" value={mode} checked={choices.mode === mode} onChange={() => dispatch({ kind: 'mode', mode })} />
            <span className="answer">{labels[mode]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

import type { ModeLabels, RequestMode } from '#src/contract/generated/types.ts'
import { useForm } from '../renderer/fields/form-view.ts'

const MODES: readonly RequestMode[] = ['appointment', 'quote']

/** The choice between an appointment and a quote. */
export function ModeToggle({ labels }: { labels: ModeLabels }) {
  const { state, dispatch } = useForm()
  return (
    <fieldset className="field modes">
      <legend>{labels.legend}</legend>
      <div className="choice chips">
        {MODES.map(mode => (
          <label key={mode}>
            <input
              type="radio"
              name="request_type"
              value={mode}
              checked={state.values.mode === mode}
              onChange={() => dispatch({ kind: 'mode', mode })}
            />
            <span className="answer">{labels[mode]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

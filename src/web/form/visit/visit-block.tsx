import { useState } from 'react'
import type { VisitValues } from '#src/booking/form/visit-items.ts'
import { itemsOf, withAnother, withItemAt, withoutItem } from '#src/booking/form/visit-items.ts'
import { FIELD, fieldName } from '#src/booking/request/flat-fields.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { type FormView, useForm } from '../../renderer/fields/form-view.ts'
import { itemTexts } from './item-texts.ts'
import { VisitQuestion } from './visit-question.tsx'

/** The visit's items, with the ways to add, change and take out one, and the questions that are asked once. */
export function VisitBlock() {
  const view = useForm()
  const { revision, choices, ids, dispatch } = view
  const [isTold, tell] = useState(false)
  const { visit } = revision.content
  if (visit === undefined || view.plan === null) return null
  const { words, mostItems, inputs = [] } = visit
  const { all, at } = itemsOf(revision, choices)
  const texts = itemTexts(view)
  const open = openField(view)
  const change = (values: VisitValues, field: string) => {
    tell(false)
    dispatch({ kind: 'visit', values })
    focusField(`${ids}-${field}`)
  }
  const add = () => {
    if (open === null) return change(withAnother(revision, choices), FIELD.category)
    tell(true)
    focusField(`${ids}-${open}`)
  }
  const { used } = view.priced.visit?.own ?? { used: inputs.map(({ id }) => id) }
  return (
    <>
      {inputs
        .filter(({ id, show }) => show === 'always' || used.includes(id))
        .map(input => (
          <VisitQuestion key={input.id} input={input} />
        ))}
      {mostItems > 1 && (
        <div className="field" role="group" aria-label={words.title}>
          {all.length > 1 && (
            <>
              <h4>{words.title}</h4>
              <ol>
                {texts.map((text, position) => (
                  // Items have no identity but their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={position} aria-current={position === at || undefined}>
                    {position === at ? <strong>{text}</strong> : text}{' '}
                    {position !== at && (
                      <button
                        type="button"
                        className="text"
                        aria-label={`${words.edit}: ${text}`}
                        onClick={() => change(withItemAt(revision, choices, position), FIELD.category)}
                      >
                        {words.edit}
                      </button>
                    )}{' '}
                    <button
                      type="button"
                      className="text"
                      aria-label={`${words.remove}: ${text}`}
                      onClick={() => change(withoutItem(revision, choices, position), FIELD.category)}
                    >
                      {words.remove}
                    </button>
                  </li>
                ))}
              </ol>
            </>
          )}
          {all.length < mostItems ? (
            <button type="button" className="button plain" onClick={add}>
              {words.add}
            </button>
          ) : (
            <p className="hint">{fill(words.most, { count: mostItems })}</p>
          )}
          <output className="hint">{isTold && open !== null ? words.incomplete : ''}</output>
        </div>
      )}
    </>
  )
}

/** The first field that the item which is filled in still misses; null when it is complete. */
function openField({ plan, priced, choices }: FormView): string | null {
  if (plan === null) return FIELD.category
  const { before = [] } = choices.rest ?? {}
  const [missing] = priced.visit?.items[before.length]?.missing ?? [priced.refused[0]?.place.replace('inputs.', '') ?? '$package']
  return missing === undefined ? null : fieldName(plan.category, missing === '$package' ? 'package' : missing)
}

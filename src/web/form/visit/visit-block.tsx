import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readRestOfDraft } from '#src/booking/form/visit-draft.ts'
import type { VisitValues } from '#src/booking/form/visit-items.ts'
import { itemsOf, withAnother, withItemAt, withoutItem } from '#src/booking/form/visit-items.ts'
import { FIELD, fieldName } from '#src/booking/request/flat-fields.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { type FormView, useForm } from '../../renderer/fields/form-view.ts'
import { itemTexts } from './item-texts.ts'
import { VisitQuestion } from './visit-question.tsx'

/** The visit's items, with the ways to add, change and take out one, and the questions that are asked once. */
export function VisitBlock({ draft }: { draft: () => string | null }) {
  const view = useForm()
  const { revision, choices, ids, dispatch } = view
  const isRestored = useRef(false)
  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const rest = readRestOfDraft(draft(), revision)
    if (rest !== null) dispatch({ kind: 'visit', values: { rest } })
  }, [draft, revision, dispatch])
  const [isTold, tell] = useState(false)
  const { visit } = revision.content
  if (visit === undefined || view.plan === null) return null
  const { words, mostItems, inputs = [] } = visit
  const { all, at } = itemsOf(revision, choices)
  // Items have no identity but their place.
  const rows = itemTexts(view).map((text, position) => ({ text, position }))
  const open = openField(view)
  const change = (values: VisitValues) => {
    tell(false)
    flushSync(() => dispatch({ kind: 'visit', values }))
    const next = revision.catalog.categoryById.get(values.category)
    if (next !== undefined) focusField(`${ids}-${fieldName(next.category, 'package')}`)
  }
  const add = () => {
    if (open === null) return change(withAnother(revision, choices))
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
        <fieldset className="field" aria-label={words.title}>
          {all.length > 1 && (
            <>
              <legend>{words.title}</legend>
              <ol>
                {rows.map(({ text, position }) => (
                  <li key={position} className="offers" aria-current={position === at || undefined}>
                    {position === at ? <strong>{text}</strong> : text}
                    {position !== at && (
                      <button type="button" aria-label={`${words.edit}: ${text}`} onClick={() => change(withItemAt(revision, choices, position))}>
                        {words.edit}
                      </button>
                    )}
                    <button type="button" aria-label={`${words.remove}: ${text}`} onClick={() => change(withoutItem(revision, choices, position))}>
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
        </fieldset>
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

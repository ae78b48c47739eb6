import { useEffect, useRef, useState } from 'react'
import { dayText } from '#src/booking/programs/honoured-price.ts'
import { LINK_FIELDS } from '#src/booking/programs/link-fields.ts'
import { selectionOf } from '#src/booking/form/form-values.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { hasShape } from '#src/contract/answer-shape.ts'
import { estimateProof, savedEstimate } from '#src/contract/generated/saving-answers.ts'
import type { Messages, ServiceSelection } from '#src/contract/generated/types.ts'
import { useForm } from '../renderer/fields/form-view.ts'
import { chooseBeside, takeFromAddress } from './fill-form.ts'
import { heldEstimate, heldPrice, holdEstimate } from './held-estimate.ts'
import type { FormClient } from './late-client.ts'

interface SavedEstimateProps {
  api: FormClient
  words: NonNullable<Messages['savedEstimate']>
}

/** Saves the estimate as a link, and keeps one that a link brought. Loaded only where content lets estimates be saved. */
export function SavedEstimate({ api, words }: SavedEstimateProps) {
  const { revision, choices, priced, dispatch } = useForm()
  const { business } = revision.content
  const [held, setHeld] = useState(heldEstimate)
  const [refusal, refuse] = useState('')
  const [link, setLink] = useState<{ url: string; until: string; of: string } | null>(null)
  const isOpened = useRef(false)

  useEffect(() => {
    const token = isOpened.current ? '' : takeFromAddress(LINK_FIELDS.estimate)
    isOpened.current = true
    if (token !== '') void open(token)

    async function open(given: string): Promise<void> {
      const proof = await api.get(`/api/v1/estimates/${encodeURIComponent(given)}`).catch(() => null)
      if (!hasShape(estimateProof, proof)) return refuse(words.unknown)
      holdEstimate(proof.valid ? { token: given, proof } : null)
      setHeld(heldEstimate())
      const { selection } = proof
      if (selection === undefined) return refuse(proof.message ?? words.unknown)
      const inputs = Object.fromEntries(Object.entries(selection.answers ?? {}).map(([id, answer]) => [id, String(answer)]))
      dispatch({ kind: 'preset', preset: { mode: null, category: selection.service, package: selection.package ?? '', inputs } })
      chooseBeside(selection, dispatch)
    }
  }, [api, dispatch, words])

  const { estimate } = priced
  const chosen = JSON.stringify(choices)
  const save = async () => {
    const selection = selectionOf(revision, choices, null)
    if (selection === null || estimate === null) return
    const answers = Object.fromEntries(Object.entries(selection.inputs).filter(([id]) => estimate.used.includes(id)))
    const wanted: ServiceSelection = {
      service: selection.category,
      ...(selection.package !== null && { package: selection.package }),
      answers,
      addons: [...selection.addons],
      ...(selection.date !== null && { date: selection.date }),
      ...(selection.date !== null && choices.time !== '' && { time: choices.time }),
    }
    const answer = await api.send('POST', '/api/v1/estimates', wanted).catch(() => null)
    if (!hasShape(savedEstimate, answer) || answer.url === null || answer.valid_until === null)
      return refuse(revision.content.messages.failure.tryLater)
    refuse('')
    setLink({ url: answer.url, until: dayText(new Date(answer.valid_until), business), of: chosen })
  }

  if (refusal !== '') return <Notice text={refusal} />
  if (estimate?.state !== 'priced') return null
  if (held !== null) {
    const price = heldPrice(held, choices, priced, revision)
    if (price === null || price.estimate.low === null) return <Notice text={words.changed} />
    const day = (moment: Date) => dayText(moment, business)
    const { savedAt, validUntil } = held.saved
    return <Notice text={fill(words.promised, { price: revision.money.exact(price.estimate.low), day: day(savedAt), until: day(validUntil) })} />
  }
  if (choices.rest !== undefined) return null
  if (link?.of === chosen)
    return (
      <label style={ROW}>
        {fill(words.saved, { until: link.until })}
        <input readOnly value={link.url} style={WIDE} onFocus={event => event.currentTarget.select()} />
      </label>
    )
  return (
    <p style={ROW}>
      <button type="button" className="text" onClick={() => void save()}>
        {words.save}
      </button>
    </p>
  )
}

function Notice({ text }: { text: string }) {
  return <output style={ROW}>{text}</output>
}

/** A row of its own in the bar of narrow screens. Inline: no other page pays for it. */
const ROW = { gridColumn: '1 / -1', fontSize: 'var(--t-s)', lineHeight: 1.35 }

const WIDE = { width: '100%', minHeight: '2.25rem', font: 'inherit' }

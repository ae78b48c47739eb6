import { Button, Flex } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useFormValue } from 'sanity'
import { languageOf } from '../../cms/defaults/complete.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { decimalFrom, decimalProblem, decimalText } from '../../studio-model/numbers/decimal-text.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { rulesOutcome, VISIT_RULES } from '../../studio-model/prices/rules-outcome.ts'
import { hasFullPrice, itemWord, OFF_RULE, secondForLess } from '../../studio-model/prices/second-for-less.ts'
import { currentDocuments } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'
import { TypedField } from '../fields/typed-field.tsx'
import { ReadyForm } from './ready-form.tsx'
import { useSetFields } from './use-set-fields.ts'

/** A second item for less: asks for the percentage alone, and writes the rule of the visit that says so. Not there where a rule of the kind is. */
export function SecondForLess() {
  const add = useSetFields()
  const visit = useFormValue([])
  const content = useContent()
  const [isAsked, setAsked] = useState(false)
  const current = useMemo(() => (content === null ? [] : currentDocuments(content)), [content])
  if (content === null || hasFullPrice(visit)) return null
  const [business, bookingForm] = ['business', 'bookingForm'].map(id => current.find(({ _id }) => _id === id))
  const language = languageOf(business)
  const word = itemWord(bookingForm, language)
  if (!isAsked) {
    return (
      <Flex>
        <Button mode="ghost" fontSize={1} padding={3} text={`Second ${word} for less…`} onClick={() => setAsked(true)} />
      </Flex>
    )
  }
  return <PercentOff visit={visit} current={current} word={word} language={language} onAdd={add} onClose={() => setAsked(false)} />
}

interface PercentOffProps {
  visit: unknown
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  word: string
  language: unknown
  /** Takes the fields of the visit that change. */
  onAdd: (said: Readonly<Record<string, unknown>>) => void
  onClose: () => void
}

function PercentOff({ visit, current, word, language, onAdd, onClose }: PercentOffProps) {
  const [off, setOff] = useState<DraftNumber>(undefined)
  const [isTried, setTried] = useState(false)
  const problem = decimalProblem(off, OFF_RULE)
  const said = useMemo(() => (problem === null ? secondForLess(visit, Number(off), word, language) : null), [problem, visit, off, word, language])
  const outcome = useMemo(() => {
    const known = said === null ? null : rulesOutcome(VISIT_RULES, fieldsOf(visit), said, current, utcToday())
    // Its example is a visit of one item, for which nothing is less.
    return known && { ...known, example: null }
  }, [visit, said, current])
  const add = () => {
    setTried(true)
    if (said !== null && (outcome?.refusals ?? []).length === 0) onAdd(said)
  }
  return (
    <ReadyForm title={`Second ${word} for less`} pressText="Add this rule" outcome={outcome} onPress={add} onClose={onClose}>
      <TypedField
        label={`Percent off the second ${word} of a visit, and each further one; the dearest stays at its price`}
        problem={isTried ? problem : null}
        readOnly={false}
        value={off}
        textOf={value => decimalText(value, OFF_RULE.decimals, true)}
        read={text => decimalFrom(text, OFF_RULE)}
        suffix="%"
        onChange={setOff}
      />
    </ReadyForm>
  )
}

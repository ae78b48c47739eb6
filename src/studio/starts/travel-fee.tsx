import { Button, Flex } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useFormValue } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { priceRule } from '../../studio-model/numbers/decimal-text.ts'
import { feeProblems, hasTravelFee, isWhole, NO_FEE, withTravelFee } from '../../studio-model/prices/travel-fee.ts'
import { rulesOutcome, VISIT_RULES } from '../../studio-model/prices/rules-outcome.ts'
import { visitReasons } from '../../studio-model/prices/visit-reasons.ts'
import { currentDocuments } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { ReadyForm } from './ready-form.tsx'
import { useSetFields } from './use-set-fields.ts'
import { TravelFeeFields } from './travel-fee-fields.tsx'

/** A travel fee: asks what it costs, the same for everybody or by ZIP code, and writes the rules of the visit that say so. Not there where a fee of the kind is. */
export function TravelFee() {
  const add = useSetFields()
  const visit = useFormValue([])
  const documents = useContent()
  const content = useEditingContent()
  const [isAsked, setAsked] = useState(false)
  const current = useMemo(() => (documents === null ? [] : currentDocuments(documents)), [documents])
  if (documents === null || content === null || content === 'loading' || hasTravelFee(visit)) return null
  if (!isAsked) {
    return (
      <Flex>
        <Button mode="ghost" fontSize={1} padding={3} text="Travel fee…" onClick={() => setAsked(true)} />
      </Flex>
    )
  }
  return <NewFee visit={visit} current={current} content={content} onAdd={add} onClose={() => setAsked(false)} />
}

interface NewFeeProps {
  visit: unknown
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  content: EditingContent
  /** Takes the fields of the visit that change. */
  onAdd: (said: Readonly<Record<string, unknown>>) => void
  onClose: () => void
}

function NewFee({ visit, current, content, onAdd, onClose }: NewFeeProps) {
  const [fee, setFee] = useState(NO_FEE)
  const [isTried, setTried] = useState(false)
  const reasons = useMemo(() => visitReasons(content.reasons, current), [content, current])
  const problems = feeProblems(fee, priceRule(content.money))
  const isReady = isWhole(problems)
  const said = useMemo(() => (isReady ? withTravelFee(visit, fee, content.language) : null), [isReady, visit, fee, content])
  const outcome = useMemo(
    () => (said === null ? null : rulesOutcome(VISIT_RULES, fieldsOf(visit), said, current, utcToday())),
    [visit, said, current],
  )
  const add = () => {
    setTried(true)
    if (said !== null && (outcome?.refusals ?? []).length === 0) onAdd(said)
  }
  return (
    <ReadyForm title="Travel fee" pressText="Add this fee" outcome={outcome} onPress={add} onClose={onClose}>
      <TravelFeeFields fee={fee} problems={isTried ? problems : null} content={{ ...content, reasons }} onChange={setFee} />
    </ReadyForm>
  )
}

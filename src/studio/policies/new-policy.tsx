import { Button, Flex } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useFormValue } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { priceRule } from '../../studio-model/numbers/decimal-text.ts'
import { policiesOutcome } from '../../studio-model/policies/policies-outcome.ts'
import { NO_POLICY, type PolicyList, policyProblems, withUsualPolicy } from '../../studio-model/policies/usual-policy.ts'
import { currentDocuments } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { ReadyForm } from '../starts/ready-form.tsx'
import { useSetFields } from '../starts/use-set-fields.ts'
import { NewPolicyFields } from './new-policy-fields.tsx'

const TITLES: Readonly<Record<PolicyList, { press: string; title: string; pressText: string }>> = {
  deposits: { press: 'Add a deposit…', title: 'Deposit', pressText: 'Add this deposit' },
  cancellations: { press: 'Add a fee for cancelling…', title: 'Fee for cancelling', pressText: 'Add this fee' },
}

/** A deposit, or a fee for cancelling, from a few fields, beside what pages will say. */
export function NewPolicy({ list }: { list: PolicyList }) {
  const setFields = useSetFields()
  const document = useFormValue([])
  const documents = useContent()
  const content = useEditingContent()
  const [isAsked, setAsked] = useState(false)
  const current = useMemo(() => (documents === null ? [] : currentDocuments(documents)), [documents])
  if (documents === null || content === null || content === 'loading') return null
  if (!isAsked) {
    return (
      <Flex>
        <Button mode="ghost" fontSize={1} padding={3} text={TITLES[list].press} onClick={() => setAsked(true)} />
      </Flex>
    )
  }
  const add = (said: Readonly<Record<string, unknown>>) => {
    setFields(said)
    setAsked(false)
  }
  return <PolicyForm {...{ list, document, current, content }} onAdd={add} onClose={() => setAsked(false)} />
}

interface PolicyFormProps {
  list: PolicyList
  document: unknown
  /** Every document as it is edited. */
  current: readonly DatasetDocument[]
  content: EditingContent
  /** Takes the fields of the document that change. */
  onAdd: (said: Readonly<Record<string, unknown>>) => void
  onClose: () => void
}

function PolicyForm({ list, document, current, content, onAdd, onClose }: PolicyFormProps) {
  const { title, pressText } = TITLES[list]
  const [policy, setPolicy] = useState(NO_POLICY)
  const [isTried, setTried] = useState(false)
  const problems = policyProblems(list, document, policy, priceRule(content.money))
  const isReady = Object.values(problems).every(problem => problem === null)
  const said = useMemo(() => (isReady ? withUsualPolicy(list, document, policy, content.language) : null), [isReady, list, document, policy, content])
  const outcome = useMemo(() => (said === null ? null : policiesOutcome(fieldsOf(document), said, current, utcToday())), [document, said, current])
  const add = () => {
    setTried(true)
    if (said !== null && (outcome?.refusals ?? []).length === 0) onAdd(said)
  }
  return (
    <ReadyForm title={title} pressText={pressText} outcome={outcome} onPress={add} onClose={onClose}>
      <NewPolicyFields list={list} policy={policy} problems={problems} isTried={isTried} content={content} onChange={setPolicy} />
    </ReadyForm>
  )
}

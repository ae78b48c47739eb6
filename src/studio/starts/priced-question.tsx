import { Button, Flex, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import type { EditingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { anyAmountRule } from '../../studio-model/numbers/decimal-text.ts'
import { type Asking, isWholeQuestion, NO_QUESTION, questionProblems, withPricedQuestion } from '../../studio-model/prices/priced-question.ts'
import { rulesOutcome } from '../../studio-model/prices/rules-outcome.ts'
import { currentDocuments, type Documents } from '../../studio-model/publish/check-draft.ts'
import { idsElsewhere } from '../../studio-model/starts/ids-elsewhere.ts'
import { useContent } from '../content/use-content.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { PricedQuestionFields } from './priced-question-fields.tsx'
import { ReadyForm } from './ready-form.tsx'
import { useSetFields } from './use-set-fields.ts'

/** A question that changes the price: asks for it, its answers and their amounts, and writes the question and the rules of a category or of the visit. */
export function PricedQuestion({ of }: { of: Asking }) {
  const { documentId } = useDocumentPane()
  const setFields = useSetFields()
  const document = useFormValue([])
  const documents = useContent()
  const content = useEditingContent()
  const [state, setState] = useState<'closed' | 'asked' | 'added'>('closed')
  if (documents === null || content === null || content === 'loading') return null
  if (state !== 'asked') {
    return (
      <Flex gap={3} align="center" wrap="wrap">
        <Button mode="ghost" fontSize={1} padding={3} text="Question that changes the price…" onClick={() => setState('asked')} />
        <output>{state === 'added' && <Text size={1}>Added: the question here, its amounts among the rules.</Text>}</output>
      </Flex>
    )
  }
  const add = (said: Readonly<Record<string, unknown>>) => {
    setFields(said)
    setState('added')
  }
  return <NewQuestion of={of} id={documentId} {...{ document, documents, content }} onAdd={add} onClose={() => setState('closed')} />
}

interface NewQuestionProps {
  of: Asking
  id: string
  document: unknown
  documents: Documents
  content: EditingContent
  /** Takes the fields of the document that change. */
  onAdd: (said: Readonly<Record<string, unknown>>) => void
  onClose: () => void
}

function NewQuestion({ of, id, document, documents, content, onAdd, onClose }: NewQuestionProps) {
  const [asked, setAsked] = useState(NO_QUESTION)
  const [isTried, setTried] = useState(false)
  const current = useMemo(() => currentDocuments(documents), [documents])
  const problems = questionProblems(asked, anyAmountRule(content.money))
  const isReady = isWholeQuestion(problems)
  const said = useMemo(
    () => (isReady ? withPricedQuestion(of, document, asked, idsElsewhere({ id, type: of }, current), content.language) : null),
    [isReady, of, document, asked, id, current, content],
  )
  const outcome = useMemo(
    () => (said === null ? null : rulesOutcome({ id, type: of }, fieldsOf(document), said, current, utcToday())),
    [id, of, document, said, current],
  )
  const add = () => {
    setTried(true)
    if (said !== null && (outcome?.refusals ?? []).length === 0) onAdd(said)
  }
  return (
    <ReadyForm title="Question that changes the price" pressText="Add this question" outcome={outcome} onPress={add} onClose={onClose}>
      <PricedQuestionFields asked={asked} problems={isTried ? problems : null} content={content} onChange={setAsked} />
    </ReadyForm>
  )
}

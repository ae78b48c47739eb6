import { Button, Card, Flex, Stack } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PatchEvent, set, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { languageOf } from '../../cms/defaults/complete.ts'
import { decimalFrom, decimalProblem, decimalText } from '../../studio-model/numbers/decimal-text.ts'
import type { DraftNumber } from '../../studio-model/numbers/draft-number.ts'
import { hasFullPrice, itemWord, OFF_RULE, secondForLess } from '../../studio-model/prices/second-for-less.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { useContent } from '../content/use-content.ts'
import { TypedField } from '../fields/typed-field.tsx'

/** A second item for less: asks for the percentage alone, and writes the rule of the visit that says so. Not there where a rule of the kind is. */
export function SecondForLess() {
  const { onChange } = useDocumentPane()
  const visit = useFormValue([])
  const content = useContent()
  const [isAsked, setAsked] = useState(false)
  if (content === null || hasFullPrice(visit)) return null
  const documents = draftsFirst(content)
  const language = languageOf(documents.find(({ _id }) => _id === 'business'))
  const word = itemWord(
    documents.find(({ _id }) => _id === 'bookingForm'),
    language,
  )
  const add = (off: number) => {
    const said = secondForLess(visit, off, word, language)
    onChange(PatchEvent.from(Object.entries(said).map(([name, value]) => set(value, [name]))))
  }
  if (isAsked) return <PercentOff word={word} onAdd={add} onClose={() => setAsked(false)} />
  return (
    <Flex>
      <Button mode="ghost" fontSize={1} padding={3} text={`Second ${word} for less…`} onClick={() => setAsked(true)} />
    </Flex>
  )
}

interface PercentOffProps {
  word: string
  /** Takes hundredths of a percent. */
  onAdd: (off: number) => void
  onClose: () => void
}

function PercentOff({ word, onAdd, onClose }: PercentOffProps) {
  const [off, setOff] = useState<DraftNumber>(undefined)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const problem = decimalProblem(off, OFF_RULE)
  const add = () => {
    setTried(true)
    if (problem === null) onAdd(Number(off))
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    add()
  }
  return (
    <Card ref={form} as="section" border radius={2} padding={3} aria-label={`Second ${word} for less`} onKeyDown={addByEnter}>
      <Stack gap={4}>
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
        <Flex gap={3}>
          <Button fontSize={1} padding={3} text="Add this rule" onClick={add} />
          <Button mode="ghost" fontSize={1} padding={3} text="Not now" onClick={onClose} />
        </Flex>
      </Stack>
    </Card>
  )
}

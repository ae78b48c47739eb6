import { Button, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import type { CategoryPlan } from '../../catalog/plan.ts'
import { selectionText } from '../../catalog/words/selection-text.ts'
import type { Money } from '../../catalog/words/money.ts'
import type { DraftEstimate } from '../../studio-model/estimate/draft-estimate.ts'
import { keptExample } from '../../studio-model/estimate/kept-example.ts'
import { useExamplesPatch } from '../content/use-examples-patch.ts'
import { Field } from '../fields/field.tsx'

interface KeepExampleProps {
  told: DraftEstimate
  plan: CategoryPlan
  money: Money
  /** The id of the category's document. */
  documentId: string
  /** As it is typed; empty for the suggested one. */
  name: string
  onName: (name: string) => void
}

/** Keeps a trial as an example, under a name. */
export function KeepExample({ told, plan, money, documentId, name, onName }: KeepExampleProps) {
  const patch = useExamplesPatch()
  const toast = useToast()
  const suggested = told.ok ? selectionText(told.selection, plan, money).slice(0, 200) : ''
  const title = name.trim() || suggested
  const example = keptExample(told, title, plan, documentId)
  if (example === null || patch === null) return null
  const keep = () => {
    const item = { _key: crypto.randomUUID().slice(0, 12), ...example }
    patch([{ setIfMissing: { examples: [] } }, { insert: { after: 'examples[-1]', items: [item] } }])
    onName('')
    toast.push({ status: 'success', title: `Kept: ${title}`, description: 'It counts once “Examples” is published.' })
  }
  return (
    <Stack gap={3}>
      <Field label="Name of the example" problem={null}>
        {control => <TextInput {...control} value={name} placeholder={suggested} onChange={event => onName(event.currentTarget.value)} />}
      </Field>
      <Button mode="ghost" text="Keep this as an example" onClick={keep} />
      <Text size={1} muted>
        A later change in which it costs something else has to say so.
      </Text>
    </Stack>
  )
}

import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { fill } from '../../catalog/words/fill.ts'
import type { Category, Messages } from '../../contract/generated/types.ts'
import type { DraftEstimate } from '../../studio-model/estimate/draft-estimate.ts'

interface EstimateViewProps {
  category: Category
  told: DraftEstimate
  words: Messages['estimate']
}

/** The estimate, in the site's own words. */
export function EstimateView({ category, told, words }: EstimateViewProps) {
  return (
    <Card padding={4} tone="transparent" borderTop>
      <output style={{ display: 'block' }}>
        {told.ok ? <Answer category={category} told={told} words={words} /> : <Said texts={told.problems.map(({ message }) => message)} />}
      </output>
    </Card>
  )
}

function Answer({ category, told, words }: EstimateViewProps & { told: Extract<DraftEstimate, { ok: true }> }) {
  const { estimate, explanation, duration } = told
  const questions = estimate.missing.map(id =>
    id === '$package' ? category.packageLabel : (category.inputs.find(input => input.id === id)?.label ?? id),
  )
  const missing = questions.length === 0 ? [] : [fill(words.missing, { questions: questions.join(', ') })]
  return (
    <Stack gap={4}>
      <Flex justify="space-between" gap={3}>
        <Text size={2} weight="semibold">
          {words.title}
        </Text>
        <Text size={2} weight="semibold">
          {estimate.state === 'forbidden' ? 'Cannot be booked' : (explanation.total ?? '—')}
        </Text>
      </Flex>
      {explanation.lines.length > 0 && (
        <Stack gap={3}>
          {explanation.lines.map(({ id, title, text }) => (
            <Flex key={id} justify="space-between" gap={3}>
              <Text size={1}>{title}</Text>
              <Text size={1}>{text}</Text>
            </Flex>
          ))}
        </Stack>
      )}
      <Said texts={missing} />
      <Said title={words.reasons} texts={explanation.reasons} />
      {explanation.rises && <Said texts={[words.raises]} />}
      <Said title={words.notices} texts={explanation.notes.map(({ text }) => text)} />
      {duration !== null && <Said title="How long the visit takes" texts={[duration]} />}
    </Stack>
  )
}

function Said({ title, texts }: { title?: string; texts: readonly string[] }): ReactNode {
  if (texts.length === 0) return null
  return (
    <Stack gap={2}>
      {title !== undefined && (
        <Text size={1} muted>
          {title}
        </Text>
      )}
      {texts.map(text => (
        <Text key={text} size={1}>
          {text}
        </Text>
      ))}
    </Stack>
  )
}

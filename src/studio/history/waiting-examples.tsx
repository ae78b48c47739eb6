import { Card, Text } from '@sanity/ui'
import { useMemo } from 'react'
import type { SanityDocument } from 'sanity'
import { contentKey, useReport } from '../publish/use-report.ts'

interface WaitingExamplesProps {
  /** The category as it is edited. */
  document: SanityDocument
  published: SanityDocument
}

/** Says that a price that was put back changes an example, too. */
export function WaitingExamples({ document, published }: WaitingExamplesProps) {
  const content = useMemo(() => contentKey(document, published), [document, published])
  const { report } = useReport(document, content, false)
  const isWaiting = report !== null && report !== 'failed' && report.asked.length > 0
  return (
    <output style={{ display: 'block' }}>
      {isWaiting && (
        <Card tone="caution" border radius={2} padding={3} marginBottom={4}>
          <Text size={1}>An example has another price now: Publish shows it, and publishes it too.</Text>
        </Card>
      )}
    </output>
  )
}

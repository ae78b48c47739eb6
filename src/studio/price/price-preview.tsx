import { Card, Stack, Text } from '@sanity/ui'
import type { AmountType } from '../../studio-model/prices/forms/form-kind.ts'
import type { PriceWords } from '../../studio-model/prices/price-words.ts'

interface PricePreviewProps {
  of: AmountType
  /** Null while the price has problems. */
  words: readonly PriceWords[] | null
}

/** How the site would write the price. */
export function PricePreview({ of, words }: PricePreviewProps) {
  return (
    <Card padding={3} radius={2} tone="transparent" border>
      <Stack gap={3}>
        <Text size={1} muted>
          On the site
        </Text>
        <output style={{ display: 'block' }}>
          <Stack gap={2}>
            {words === null ? (
              <Text size={1} muted>
                Fill in what is marked, and the {of.toLowerCase()} is shown here.
              </Text>
            ) : (
              words.map(({ labels, text }) => (
                <Text key={`${labels.join()} ${text}`} size={1}>
                  {labels.map(label => `${label}: `).join('')}
                  <strong>{text}</strong>
                </Text>
              ))
            )}
          </Stack>
        </output>
      </Stack>
    </Card>
  )
}

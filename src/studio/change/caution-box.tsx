import { Card, Stack, Text } from '@sanity/ui'
import type { CSSProperties, ReactNode } from 'react'

interface CautionBoxProps {
  label: string
  title: string
  /** Summary of the content; with one the box is folded to title and summary until it is pressed. Without one it is always open. */
  inShort?: string | undefined
  children: ReactNode
}

/** What an owner should look at, below its title. */
export function CautionBox({ label, title, inShort, children }: CautionBoxProps) {
  return (
    <Card as="section" tone="caution" border radius={2} padding={inShort === undefined ? 3 : 2} aria-label={label}>
      {inShort === undefined ? (
        <Stack gap={4}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          {children}
        </Stack>
      ) : (
        <details>
          <summary style={SUMMARY}>
            <span style={LINES}>
              <strong>{title}</strong> {inShort}
            </span>
          </summary>
          <Stack paddingTop={3}>{children}</Stack>
        </details>
      )}
    </Card>
  )
}

const SUMMARY: CSSProperties = { cursor: 'pointer', fontSize: 13, lineHeight: 1.4 }

/** Two lines, whatever there is to tell, beside the mark that says that it opens. */
const LINES: CSSProperties = {
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  verticalAlign: 'top',
  maxWidth: 'calc(100% - 1.5em)',
}

import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface FoldedProps {
  title: string
  /** Whether it is to be seen without a press. */
  isOpen?: boolean
  children: ReactNode
}

/** What is shown once its title is pressed. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen}>
      <Title>
        <Text as="span" size={1}>
          <ChevronRightIcon />
        </Text>
        <Text as="span" size={1}>
          {title}
        </Text>
      </Title>
      <Stack gap={4} paddingTop={3}>
        {children}
      </Stack>
    </details>
  )
}

/** A browser's own triangle stands above Sanity's texts, which are moved within their lines. */
const Title = styled.summary`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & svg {
    transform: rotate(90deg);
  }
`

import { Box, Flex, useMediaIndex } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Folded } from '../change/folded.tsx'

/** The widest index of the theme's media widths that is a phone's. */
const PHONE = 1

/** What concerns many prices at once: beside one another, and folded on a phone, where the prices would begin below its edge. */
export function SheetTools({ children }: { children: readonly [ReactNode, ReactNode] }) {
  const [many, files] = children
  const tools = (
    <Flex gap={4} align="flex-start" wrap="wrap">
      <Box style={{ flex: '1 1 320px' }}>{many}</Box>
      <Box>{files}</Box>
    </Flex>
  )
  return useMediaIndex() <= PHONE ? <Folded title="Raise several, compare, export">{tools}</Folded> : tools
}

import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { usePerspective, useSetPerspective } from 'sanity'
import { DRAFTS } from '../../cms/sanity/layer.ts'

/** Shows what edits content where it can be edited; while “Published” is chosen at the top, says that in its place, with the way back. */
export function WhereEdited({ children }: { children: ReactNode }) {
  const { selectedPerspectiveName } = usePerspective()
  const choose = useSetPerspective()
  if (selectedPerspectiveName !== 'published') return children
  return (
    <Card padding={4}>
      <Stack gap={4}>
        <Text size={1}>“Published” is chosen at the top: nothing can be changed there.</Text>
        <Flex>
          <Button text="Back to the drafts" onClick={() => choose(DRAFTS)} />
        </Flex>
      </Stack>
    </Card>
  )
}

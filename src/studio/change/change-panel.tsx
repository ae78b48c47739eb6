import { Flex, Stack, Switch, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentInspectorProps } from 'sanity'
import { Panel } from '../panel.tsx'
import { PreviewView } from './preview-view.tsx'
import { usePreview } from './use-preview.ts'

export const TITLE = 'What will this change do?'

/** Shows what publishing the open document would change on the site, as computed by the site. */
export function ChangePanel({ documentId, onClose }: DocumentInspectorProps) {
  const [withOthers, setWithOthers] = useState(false)
  const state = usePreview([documentId], withOthers)
  const { others } = state
  return (
    <Panel title={TITLE} onClose={onClose}>
      <Stack gap={4}>
        {others > 0 && (
          <Flex as="label" align="center" gap={3}>
            <Switch checked={withOthers} onChange={event => setWithOthers(event.currentTarget.checked)} />
            <Text size={1}>{others === 1 ? 'With the one other draft' : `With all ${others} other drafts`}</Text>
          </Flex>
        )}
        <PreviewView openId={documentId} state={state} />
      </Stack>
    </Panel>
  )
}

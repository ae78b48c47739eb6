import { Flex, Stack, Switch, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentInspectorProps } from 'sanity'
import { DRAFTS, type Layer } from '../../cms/sanity/layer.ts'
import { useLayer } from '../content/use-layer.ts'
import { Panel } from '../panel.tsx'
import { PreviewView } from './preview-view.tsx'
import { usePreview } from './use-preview.ts'

export const TITLE = 'What will this change do?'

/** Shows what publishing the open document would change on the site, as computed by the site. */
export function ChangePanel({ documentId, onClose }: DocumentInspectorProps) {
  const [withOthers, setWithOthers] = useState(false)
  const state = usePreview([documentId], withOthers)
  const { others } = state
  const layer = useLayer()
  return (
    <Panel title={TITLE} onClose={onClose}>
      <Stack gap={4}>
        {others > 0 && (
          <Flex as="label" align="center" gap={3}>
            <Switch checked={withOthers} onChange={event => setWithOthers(event.currentTarget.checked)} />
            <Text size={1}>{othersText(others, layer)}</Text>
          </Flex>
        )}
        {/* A release runs by an action of Sanity, which accepts none. */}
        <PreviewView openId={documentId} state={state} acceptsExamples={layer !== DRAFTS} />
      </Stack>
    </Panel>
  )
}

function othersText(others: number, layer: Layer): string {
  const [one, many] = layer === DRAFTS ? ['draft', 'drafts'] : ['document of the release', 'documents of the release']
  return others === 1 ? `With the other ${one}, too` : `With all ${others} other ${many}, too`
}

import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type DocumentInspectorProps, mergeParseErrors, useParseErrors, type ValidationMarker } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { type PathStep, placeOf } from '../../studio-model/documents/place-of.ts'
import { pointerOf } from '../../studio-model/documents/pointer-of.ts'
import type { Elsewhere } from '../content/document-report.ts'
import { useGoTo } from '../form/use-go-to.ts'
import { Panel } from '../panel.tsx'
import { useElsewhere } from './use-elsewhere.ts'

const LOOKS = {
  error: { Icon: ErrorOutlineIcon, tone: 'critical' },
  warning: { Icon: WarningOutlineIcon, tone: 'caution' },
  info: { Icon: InfoOutlineIcon, tone: 'default' },
} as const

/** What is missing or wrong in the open document, or elsewhere because of it: each line leads to its place. */
export function MissingPanel({ onClose }: DocumentInspectorProps) {
  const validation = mergeParseErrors(useDocumentPane().validation, useParseErrors())
  const elsewhere = useElsewhere()
  return (
    <Panel title="What is missing or wrong" onClose={onClose}>
      {validation.length === 0 && <Text size={1}>Nothing is missing or wrong</Text>}
      <Stack gap={2}>
        {validation.map(marker => (
          <Line key={JSON.stringify([marker.path, marker.message])} marker={marker} elsewhere={elsewhere.get(marker.message)} />
        ))}
      </Stack>
    </Panel>
  )
}

function Line({ marker: { level, message, path }, elsewhere }: { marker: ValidationMarker; elsewhere: Elsewhere | undefined }) {
  const { value, documentType } = useDocumentPane()
  const goTo = useGoTo()
  const { Icon, tone } = LOOKS[level]
  const { title } = placeOf(value, DOCUMENT_SHAPE[documentType] ?? '', pointerOf(value, path as PathStep[]))
  return (
    <Card
      as="button"
      padding={3}
      radius={2}
      tone={tone}
      onClick={() => goTo(path, elsewhere)}
      disabled={elsewhere === undefined && path.length === 0}
      style={{ textAlign: 'start' }}
    >
      <Flex gap={3}>
        <Text size={1}>
          <Icon />
        </Text>
        <Stack flex={1} gap={2}>
          {title !== null && (
            <Text size={1} weight="medium">
              {title}
            </Text>
          )}
          <Text size={1}>{message}</Text>
        </Stack>
      </Flex>
    </Card>
  )
}

import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { ONLY_UNPUBLISHED, removalWords, type RemovalKind } from '../../studio-model/publish/removal-words.ts'
import { PlaceLink } from '../change/place-link.tsx'
import { useRemoval } from './use-removal.ts'
import { useWaitingVersions } from './use-waiting-versions.ts'

interface RemovalDialogProps {
  id: string
  kind: RemovalKind
  onClose: () => void
  /** Is told the ids of all versions of the document. */
  onRemove: (versions: readonly string[]) => void
  /** Takes it off the site and keeps it, where the other press deletes; null where that is not asked. */
  onUnpublish: (() => void) | null
}

/** What goes from the site with a category, and the press that takes it away; what names it has to change first. */
export function RemovalDialog({ id, kind, onClose, onRemove, onUnpublish }: RemovalDialogProps) {
  const removal = useRemoval(id, kind)
  const versions = useWaitingVersions(id)
  if (removal === null || versions === null) return <Text size={1}>Loading…</Text>
  const { documents, gone, open, naming, problems } = removal
  const all = draftsFirst(documents)
  const words = removalWords(kind, nameIn(all, id), gone, open, versions.waits)
  return (
    <Stack gap={4}>
      {words.map(text => (
        <Text key={text} size={1}>
          {text}
        </Text>
      ))}
      {onUnpublish !== null && <Text size={1}>{ONLY_UNPUBLISHED}</Text>}
      {naming.length > 0 && (
        <Obstacles title="It cannot go while these name it:">
          {naming.map(({ document, pointer }) => (
            <Text as="li" key={document._id + pointer} size={1}>
              <PlaceLink openId={id} document={document} pointer={pointer} documents={all} />
            </Text>
          ))}
        </Obstacles>
      )}
      {naming.length === 0 && problems.length > 0 && (
        <Obstacles
          title={
            kind === 'release'
              ? 'The site would refuse the release. Mend this in the release first:'
              : 'The site goes on showing it until this is mended too:'
          }
        >
          {problems.map(text => (
            <Text as="li" key={text} size={1}>
              {text}
            </Text>
          ))}
        </Obstacles>
      )}
      <Flex gap={3} justify="flex-end" wrap="wrap">
        <Button mode="ghost" text="Keep the category" onClick={onClose} />
        {onUnpublish !== null && (
          <Button mode="ghost" tone="critical" text="Only take it off the site" disabled={naming.length > 0} onClick={onUnpublish} />
        )}
        <Button
          tone="critical"
          text={kind === 'delete' ? 'Delete the category' : 'Take it off the site'}
          disabled={naming.length > 0 || (kind === 'release' && problems.length > 0)}
          onClick={() => onRemove(versions.ids)}
        />
      </Flex>
    </Stack>
  )
}

function Obstacles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        <Stack as="ul" gap={3}>
          {children}
        </Stack>
      </Stack>
    </Card>
  )
}

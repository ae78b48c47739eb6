import { Button, Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import type { GoingWith } from '../../studio-model/publish/going-with.ts'
import { comesBackWords, goesWithWords, removalWords, type RemovalKind, waitingWords } from '../../studio-model/publish/removal-words.ts'
import { ListedLines } from '../change/listed-lines.tsx'
import { PlaceLink } from '../change/place-link.tsx'
import { StillNaming } from '../change/still-naming.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { OverStudio } from './over-studio.tsx'
import { type Removal, useRemoval } from './use-removal.ts'
import { useWaitingVersions, type WaitingVersions } from './use-waiting-versions.ts'

interface RemovalDialogProps {
  id: string
  kind: RemovalKind
  onClose: () => void
  /** What went wrong the last time; null where nothing did. */
  failure: string | null
  /** Whether deleting it may be meant as taking it off the site and keeping it. */
  mayStay: boolean
  /** Is told the ids of all versions of the document, and what goes with it. */
  onRemove: (kind: RemovalKind, versions: readonly string[], going: GoingWith) => void
}

const HEADERS: Record<RemovalKind, string> = {
  delete: 'Delete it?',
  unpublish: 'Take it off the site?',
  release: 'Take it off the site with the release?',
}

/** What goes from the site with a category, and the press that takes it away; what names it has to change first. */
export function RemovalDialog(props: RemovalDialogProps) {
  const removal = useRemoval(props.id, props.kind)
  const versions = useWaitingVersions(props.id)
  return removal !== null && versions !== null && <RemovalAsked {...props} removal={removal} versions={versions} />
}

function RemovalAsked({
  id,
  kind,
  onClose,
  failure,
  mayStay,
  onRemove,
  removal: { documents, gone, open, going, problems },
  versions,
}: RemovalDialogProps & { removal: Removal; versions: WaitingVersions }) {
  const { naming, waiting } = going
  const all = draftsFirst(documents)
  const category = gone === null ? undefined : going.left.find(({ _id }) => _id === id)
  const words = removalWords(kind, nameIn(all, id), gone, { open, waits: versions.waits, mayStay })
  const goWith = goesWithWords(kind, going)
  const isHeld = naming.length > 0
  const remove = (how: RemovalKind) => onRemove(how, versions.ids, going)
  return (
    <OverStudio>
      <AskDialog
        id="removal"
        header={HEADERS[mayStay ? 'unpublish' : kind]}
        onClose={onClose}
        presses={
          <>
            {/* What can be undone stands out. */}
            {mayStay && <Button text="Take it off the site" disabled={isHeld} onClick={() => remove('unpublish')} />}
            <Button
              tone="critical"
              mode={mayStay ? 'ghost' : 'default'}
              text={kind === 'delete' ? 'Delete it for good' : 'Take it off the site'}
              disabled={isHeld || (kind === 'release' && problems.length > 0)}
              onClick={() => remove(kind)}
            />
          </>
        }
      >
        {words.map(text => (
          <Text key={text} size={1}>
            {text}
          </Text>
        ))}
        {!isHeld && goWith.length > 0 && (
          <Stack gap={3}>
            <Text size={1}>With it go:</Text>
            <ListedLines lines={goWith} />
            {(mayStay || kind === 'unpublish') && <Text size={1}>{comesBackWords(kind)}</Text>}
          </Stack>
        )}
        {category !== undefined && <StillNaming category={category} openId={id} documents={going.left} />}
        {isHeld && (
          <Obstacles title="It cannot go while these name it:">
            <Stack as="ul" gap={3}>
              {naming.map(({ document, pointer }) => (
                <Text as="li" key={document._id + pointer} size={1}>
                  <PlaceLink openId={id} document={document} pointer={pointer} documents={all} />
                </Text>
              ))}
            </Stack>
          </Obstacles>
        )}
        {waiting.length > 0 && <Text size={1}>{waitingWords(waiting.map(owner => nameIn(all, owner)))}</Text>}
        {!isHeld && problems.length > 0 && (
          <Obstacles
            title={
              kind === 'release'
                ? 'The site would refuse the release. Fix this in the release first:'
                : 'The site goes on showing it until this is fixed too:'
            }
          >
            <ListedLines lines={problems} />
          </Obstacles>
        )}
        <div role="alert">{failure !== null && <Text size={1}>Not done: {failure}</Text>}</div>
      </AskDialog>
    </OverStudio>
  )
}

function Obstacles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  )
}

import { Button, Card, Text } from '@sanity/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { acceptedExamples, besideExamples, EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { togetherWords } from '../../studio-model/publish/hint-words.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { examplesIn, ExamplesView } from '../change/examples-view.tsx'
import { PreviewView } from '../change/preview-view.tsx'
import { ProblemsView } from '../change/problems-view.tsx'
import type { StandingRequestsProps } from '../change/standing-requests.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { type Choosable, DocumentChoice } from './document-choice.tsx'
import { OverStudio } from './over-studio.tsx'
import { type PreviewState, usePreview } from '../change/use-preview.ts'
import { useContent } from '../content/use-content.ts'
import { PublishedNote } from './published-note.tsx'
import { MAY_NOT_PUBLISH, useMayPublish } from './use-may-publish.ts'
import { usePublishTogether } from './use-publish-together.ts'
import { WentWithIt } from './went-with-it.tsx'

interface PublishDialogProps {
  ids: readonly string[]
  documents: Documents
  /** Whether these and no others were meant: then a category that is not on the site is ticked at first, too. */
  isChosen?: boolean
  /** What the site answered before it was opened; told until it answers again. */
  known?: PreviewState['answer']
  /** What may help where nothing of it can be published. */
  heldBack?: ReactNode
  /** What the press says that publishes nothing. */
  notNow?: string
  onClose: () => void
}

/** The same beside the form of a document. */
export function PublishAsked(props: Omit<PublishDialogProps, 'documents'>) {
  const documents = useContent()
  if (documents === null) return null
  return (
    <OverStudio>
      <PublishDialog {...props} documents={documents} />
    </OverStudio>
  )
}

/** What publishing these documents would change, then one press for all of them. */
export function PublishDialog({ ids: first, documents, isChosen = false, known = null, heldBack, notNow = 'Not now', onClose }: PublishDialogProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  /** Ids of further drafts without which the others cannot be published. */
  const [joined, setJoined] = useState<readonly string[]>([])
  const [choices] = useState(() => choosable(first, documents))
  const [left, setLeft] = useState(() => (isChosen ? new Set<string>() : leftAtFirst(choices)))
  const asked = useMemo(() => [...new Set([...first.filter(id => !left.has(id)), ...added, ...joined])], [first, left, added, joined])
  const preview = usePreview(asked, false)
  const { ids, publish, stage, problems, examples, needed, failure } = usePublishTogether(asked, documents)
  const isKnown = known !== null && preview.answer === null && stage === 'editing' && added.length + joined.length === 0 && left.size === 0
  const state = isKnown ? { ...preview, answer: known, isAsking: preview.authors === null } : preview
  const mayPublish = useMayPublish(ids, documents)
  // Nobody thinks of the examples, which go with prices and are no part of the site.
  const named = ids.some(id => id !== EXAMPLES) ? ids.filter(id => id !== EXAMPLES) : ids
  const names = named.map(id => nameIn(state.documents, id)).join(', ')
  const answer = state.answer?.kind === 'answer' ? state.answer.body : null
  const [standing, setStanding] = useState<StandingRequestsProps | null>(null)
  const isHeldBack = besideExamples({ problems, examples }).length > 0
  const isWithOthers = isHeldBack && needed.length > 0
  const joinsAlone = (id: string) => !left.has(id) && documents.published.some(({ _id }) => _id === id)
  // Documents that the owner unticked, or that are not published, are added only when the button is pressed.
  if (isWithOthers && needed.every(joinsAlone) && needed.some(id => !joined.includes(id))) setJoined([...joined, ...needed])
  const others = isWithOthers ? needed : joined
  const isReady = stage === 'editing' && !state.isAsking && !isHeldBack && ids.length > 0 && mayPublish
  const button = useRef<HTMLButtonElement>(null)
  // The focus is on the button as soon as it can be pressed: Enter publishes.
  useEffect(() => {
    if (isReady) button.current?.focus()
  }, [isReady])
  const isSaidHere = isHeldBack && (answer === null || answer.problems.length === 0)
  const areShownHere = !isSaidHere && (answer?.examples ?? []).length === 0 && examples.length > 0
  const press = () => {
    // Once the day is closed, the site has nothing to compare.
    setStanding(standingIn(state.answer))
    publish(examples.length === 0 ? null : { set: acceptedExamples(examplesIn(state.documents), examples) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arePublishKeys = event.ctrlKey && event.altKey && event.code === 'KeyP'
    // Keys that are still held down would publish what nobody has seen.
    if (!arePublishKeys || event.repeat) return
    event.preventDefault()
    if (isReady && !isWithOthers) press()
  }
  return (
    <AskDialog
      id="publish-all"
      onKeyDown={onKeyDown}
      header={stage === 'published' ? 'Published' : 'What will this change do?'}
      close={stage === 'published' ? 'Close' : notNow}
      onClose={onClose}
      presses={
        <>
          {isWithOthers && <Button text={`Publish these ${ids.length + needed.length}…`} onClick={() => setJoined([...joined, ...needed])} />}
          {stage !== 'published' && !isWithOthers && (
            <Button ref={button} disabled={!isReady} text={stage === 'publishing' ? 'Publishing…' : 'Publish'} onClick={press} />
          )}
        </>
      }
    >
      {stage === 'published' ? (
        <PublishedNote names={names} state={state} standing={standing} />
      ) : (
        <>
          {choices.length > 0 && added.length + joined.length === 0 ? (
            <DocumentChoice documents={choices} left={left} isDisabled={stage !== 'editing'} onChange={setLeft} />
          ) : (
            <Text size={1}>{`${named.length > 1 ? 'Published together, or not at all' : 'To be published'}: ${names}.`}</Text>
          )}
          {stage === 'editing' && (
            <WentWithIt ids={ids} documents={documents} onBrought={brought => setAdded([...new Set([...added, ...brought])])} />
          )}
          {!mayPublish && <Text size={1}>{MAY_NOT_PUBLISH}: somebody else has to.</Text>}
          <div role="alert">{failure !== null && <Text size={1}>Not published: {failure}</Text>}</div>
          {others.length > 0 && (
            <Card tone="caution" border radius={2} padding={3}>
              <Text size={1} as="output">
                {togetherWords(others, documents)}.
              </Text>
            </Card>
          )}
          {isHeldBack && !isWithOthers && heldBack}
          {/* The site's own answer says problems and examples, too. */}
          {!isWithOthers && isSaidHere && <ProblemsView openId={null} problems={problems} documents={draftsFirst(documents)} />}
          {!isWithOthers && !isSaidHere && <PreviewView openId={null} state={state} acceptsExamples={false} />}
          {!isWithOthers && areShownHere && <ExamplesView examples={examples} documents={state.documents} isAcceptedHere={false} />}
        </>
      )}
    </AskDialog>
  )
}

/** The ids of the documents that begin as left out: what is not on the site, where others are. */
function leftAtFirst(choices: readonly Choosable[]): ReadonlySet<string> {
  return new Set(choices.some(({ isOnSite }) => isOnSite) ? choices.flatMap(({ id, isOnSite }) => (isOnSite ? [] : [id])) : [])
}

/** The documents among which can be chosen; none where there is one alone. */
function choosable(ids: readonly string[], documents: Documents): Choosable[] {
  const drafts = documents.drafts.filter(({ _id }) => ids.includes(_id))
  if (drafts.length < 2) return []
  const isPublished = (id: string) => documents.published.some(({ _id }) => _id === id)
  return drafts.map(({ _id, _type }) => ({
    id: _id,
    name: nameIn(draftsFirst(documents), _id),
    isOnSite: _type !== 'category' || isPublished(_id),
    isAlways: _id === EXAMPLES,
  }))
}

function standingIn(answer: PreviewState['answer']): StandingRequestsProps | null {
  return answer?.kind === 'answer' ? { requests: answer.body.difference?.times?.requests ?? [], site: answer.body.site } : null
}

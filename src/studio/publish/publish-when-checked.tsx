import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import {
  type DocumentActionComponent,
  useDocumentOperation,
  useDocumentOperationEvent,
  useDocumentPairPermissions,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import type { ContentPreview } from '../../contract/generated/types.ts'
import { memoize } from '../../catalog/memoize.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { SiteAnswer } from '../change/site-calls.ts'
import { NOT_SAVED, useUnsaved } from '../client/unsaved.ts'
import type { DocumentReport } from '../content/document-report.ts'
import { useDraftAnswer } from '../change/use-draft-answer.ts'
import { isWithExamples } from '../../studio-model/publish/check-draft.ts'
import { useLanguage } from '../content/use-language.ts'
import { isMoreThanWords } from '../../studio-model/publish/more-than-words.ts'
import { useGoTo } from '../form/use-go-to.ts'
import { Obstacles, obstaclesOf, obstacleWords, titleOfObstacles } from './obstacles.tsx'
import { InOnePlace } from './in-one-place.tsx'
import { PublishAsked } from './publish-dialog.tsx'
import { contentKey, useReport } from './use-report.ts'

/** Sanity's own; what is shown first is published by them, too (`publish-dialog.tsx`). */
const PUBLISH_KEYS = 'Ctrl+Alt+P'

const TRY_AGAIN = 'Publish it again in a moment.'

/** Keystrokes reach the draft with a delay: after this time none is still pending. */
const SETTLED_MS = 300

/**
 * Sanity's Publish, made to work right after the last keystroke. Sanity's own goes by the last finished validation, even if that is of an earlier
 * draft, and would refuse a draft that is valid by now. This one waits for the check of the current draft, then publishes it or shows the errors;
 * what is known to be in the way is listed at a press, in its place. Where nothing is but examples that cost something else, it shows them, and
 * publishes their new prices with it; so it does with new prices that were accepted before: the site would keep its last good content until they are.
 * A draft that can only be published together with others is shown with them. A draft that changes prices, times, rules or questions opens a dialog first:
 * what the site says would change, and the open requests that would lose something. Words and looks go live at once.
 * Memoized: the Studio asks for a document's actions repeatedly, and a new function would be a new button.
 */
export const publishWhenChecked = memoize(checked)

function checked(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = props => {
    const { draft, published, id, type } = props
    const action = publish(props)
    const operation = useDocumentOperation(id, type)
    const outcome = useDocumentOperationEvent(id, type)
    const examples = useDocumentOperation('examples', 'examples')
    const [permission, isPermissionLoading] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const [isPressed, setPressed] = useState(false)
    const [isListed, setListed] = useState(false)
    const [asked, setAsked] = useState<{ ids: readonly string[]; known: SiteAnswer<ContentPreview> | null } | null>(null)
    const [sent, setSent] = useState<{ content: string; before: typeof outcome } | null>(null)
    const content = useMemo(() => contentKey(draft, published), [draft, published])
    const { report, latest } = useReport(draft, content, isPressed)
    const { isSyncing } = useSyncState(id, type)
    const { validation } = useValidationStatus(draft?._id ?? id, type, true)
    const toast = useToast()
    const isUnsaved = useUnsaved()
    const goTo = useGoTo()

    const obstacles = obstaclesOf(report)
    // A list with nothing left is closed: another problem does not open it again.
    if (isListed && latest !== null && latest !== 'failed' && obstaclesOf(latest).length === 0) setListed(false)
    const together = report === null || report === 'failed' || obstacles.length > 0 ? null : report.together
    const language = useLanguage()
    const isToBeShown = useMemo(() => draft !== null && isMoreThanWords(published, draft, language), [draft, published, language])
    const isAskedOf = isPressed && isToBeShown && draft !== null && together !== null && !isWithOthers(together)
    // Without the examples that it goes live with the site would refuse it, and say nothing of requests.
    const change = useDraftAnswer(isAskedOf ? [{ ...draft, _id: id }, ...together] : null, 0)
    const finish = useEffectEvent(() => {
      setPressed(false)
      if (report === 'failed') return toast.push({ status: 'error', title: 'Not published: checking it failed', description: TRY_AGAIN })
      if (report !== null && isShownFirst(report)) return setAsked({ ids: [id], known: null })
      const [problem] = obstacles
      if (problem === undefined) {
        const others = together?.map(({ _id }) => _id) ?? []
        if (isToBeShown) return setAsked({ ids: [id, ...others], known: change.answer })
        setSent({ content, before: outcome })
        if (isWithExamples(others) && examples.publish.disabled === false) examples.publish.execute()
        return operation.publish.execute()
      }
      toast.push({ status: 'error', title: 'Not published: this has to be fixed first', description: problem.message })
      goTo(problem.path)
    })
    const isReady = report !== null && (report === 'failed' || obstacles.length > 0 || (!isSyncing && !change.isAsking))
    useEffect(() => {
      if (!isPressed || !isReady) return undefined
      const timer = setTimeout(finish, SETTLED_MS)
      return () => clearTimeout(timer)
    }, [isPressed, isReady])

    // What was asked about stays, also once it is published.
    if (action !== null && asked !== null) {
      return {
        ...action,
        label: 'Publish…',
        disabled: true,
        dialog: {
          type: 'custom',
          component: (
            <InOnePlace of={asked}>
              <PublishAsked {...asked} isChosen onClose={() => setAsked(null)} />
            </InOnePlace>
          ),
        },
      }
    }
    if (action !== null && isUnsaved)
      return { ...action, label: NOT_SAVED, title: 'It can be published once it has arrived', disabled: true, shortcut: null }
    if (action === null || draft === null) return action
    // Sanity's own says why, with the person's role.
    if (!isPermissionLoading && permission?.granted !== true) return { ...action, disabled: true, shortcut: null }
    // Ends when the draft is published, refused, or edited.
    const isRefused = outcome?.type === 'error' && outcome.op === 'publish' && outcome !== sent?.before
    const isSent = sent?.content === content && !isRefused
    // Sanity also disables its button for errors of an earlier draft.
    const isDisabledElse = action.disabled === true && !validation.some(({ level }) => level === 'error')
    // What was in the way a moment ago is shown until more is known: a label that changes at every keystroke is none.
    const isShown = latest !== null && latest !== 'failed' && !isPressed
    if (isShown && isShownFirst(latest))
      return {
        ...action,
        label: 'Publish…',
        tone: latest.asked.length > 0 ? 'caution' : 'default',
        title: [...latest.hints, ...latest.asked].map(({ message }) => message).join(' · '),
        disabled: false,
        shortcut: PUBLISH_KEYS,
        onHandle: () => setAsked({ ids: [id], known: null }),
      }
    if (isShown && obstaclesOf(latest).length > 0)
      return {
        ...action,
        label: titleOfObstacles(latest),
        title: obstacleWords(draft, latest),
        tone: 'default',
        icon: InfoOutlineIcon,
        disabled: false,
        shortcut: null,
        onHandle: () => setListed(true),
        dialog: isListed && {
          type: 'popover',
          onClose: () => setListed(false),
          content: <Obstacles report={latest} document={draft} published={published} onClose={() => setListed(false)} />,
        },
      }
    const isDisabled = isPressed || isSent || isDisabledElse
    return {
      ...action,
      label: isPressed ? 'Checking…' : isSent ? 'Publishing…' : isToBeShown ? 'Publish…' : 'Publish',
      disabled: isDisabled,
      shortcut: isDisabled ? null : PUBLISH_KEYS,
      onHandle: () => setPressed(true),
    }
  }
  return Object.assign(usePublish, { action: publish.action, displayName: 'PublishWhenChecked' })
}

/** Whether what has to go with it is shown before anything is published. */
function isShownFirst({ asked, together }: DocumentReport): boolean {
  return asked.length > 0 || isWithOthers(together)
}

/** Whether it can only be published with other drafts than the examples, which change with the prices that they are about. */
function isWithOthers(together: readonly DatasetDocument[]): boolean {
  return together.length > 0 && !isWithExamples(together.map(({ _id }) => _id))
}

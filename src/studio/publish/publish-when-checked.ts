import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type DocumentActionComponent, useDocumentOperation, useDocumentOperationEvent, useSyncState, useValidationStatus } from 'sanity'
import { memoize } from '../../catalog/memoize.ts'
import { useGoTo } from '../form/use-go-to.ts'
import { contentKey, useReport } from './use-report.ts'

const TRY_AGAIN = 'Publish it again in a moment.'

/** Keystrokes reach the draft a moment later: so long after a press none can be on its way. */
const SETTLED_MS = 300

/**
 * Sanity's Publish, for whoever presses it right after the last keystroke. By itself it goes by the last check that ended, which it takes for one of what stands
 * there now: so it would keep back what is right by now. This one waits for the check of what stands there, then publishes that, or says at its field why not.
 * Made once for each: the Studio asks for the actions of a document again and again, and another function would be another button.
 */
export const publishWhenChecked = memoize(checked)

function checked(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublish: DocumentActionComponent = props => {
    const { draft, published, id, type } = props
    const action = publish(props)
    const operation = useDocumentOperation(id, type)
    const outcome = useDocumentOperationEvent(id, type)
    const [isPressed, setPressed] = useState(false)
    const [sent, setSent] = useState<{ content: string; before: typeof outcome } | null>(null)
    const content = useMemo(() => contentKey(draft, published), [draft, published])
    const report = useReport(draft, content, isPressed)
    const { isSyncing } = useSyncState(id, type)
    const { validation } = useValidationStatus(draft?._id ?? id, type, true)
    const toast = useToast()
    const goTo = useGoTo()

    const errors = report === null || report === 'failed' ? [] : report.errors
    const finish = useEffectEvent(() => {
      setPressed(false)
      if (report === 'failed') return toast.push({ status: 'error', title: 'Not published: checking it failed', description: TRY_AGAIN })
      const [problem] = errors
      if (problem === undefined) {
        setSent({ content, before: outcome })
        return operation.publish.execute()
      }
      toast.push({ status: 'error', title: 'Not published: this has to be mended first', description: problem.message })
      goTo(problem.path)
    })
    const isReady = report !== null && (report === 'failed' || errors.length > 0 || !isSyncing)
    useEffect(() => {
      if (!isPressed || !isReady) return undefined
      const timer = setTimeout(finish, SETTLED_MS)
      return () => clearTimeout(timer)
    }, [isPressed, isReady])

    if (action === null || draft === null) return action
    // Until it is published, refused, or written over.
    const isRefused = outcome?.type === 'error' && outcome.op === 'publish' && outcome !== sent?.before
    const isSent = sent?.content === content && !isRefused
    // Sanity's own button is disabled for errors that are of an earlier draft, too.
    const isDisabledElse = action.disabled === true && !validation.some(({ level }) => level === 'error')
    const isDisabled = isPressed || isSent || errors.length > 0 || isDisabledElse
    return {
      ...action,
      label: isPressed ? 'Checking…' : isSent ? 'Publishing…' : 'Publish',
      disabled: isDisabled,
      shortcut: isDisabled ? null : 'Ctrl+Alt+P',
      onHandle: () => setPressed(true),
    }
  }
  return Object.assign(usePublish, { action: publish.action, displayName: 'PublishWhenChecked' })
}

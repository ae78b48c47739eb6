import { useMemo, useState } from 'react'
import type { DocumentActionComponent, SanityDocument } from 'sanity'
import { memoize } from '../../catalog/memoize.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { isMoreThanWords } from '../../studio-model/publish/more-than-words.ts'
import { useLanguage } from '../content/use-language.ts'
import type { DocumentReport } from '../content/document-report.ts'
import { GoLiveAsked } from './go-live-dialog.tsx'
import { obstaclesOf, obstacleWords } from './obstacles.tsx'
import { contentKey, useReport } from './use-report.ts'

/**
 * Sanity's action by which a document goes live without any other, at a time or now: "Schedule publish", and "Publish now" of a scheduled draft. It waits
 * for the check of what would go live, is disabled with the reason while the site would refuse that, and shows first what changes that is more than words
 * and looks. Memoized as Publish is: a new function would be a new button.
 */
export const aloneWhenChecked = memoize(checked)

function checked(goLive: DocumentActionComponent): DocumentActionComponent {
  const useGoLive: DocumentActionComponent = props => {
    const { id, draft, published, version } = props
    const document = version ?? draft
    const action = goLive(props)
    const [isAsked, setAsked] = useState(false)
    const content = useMemo(() => contentKey(document, published), [document, published])
    const { report } = useReport(document, content, false)
    const language = useLanguage()
    const isToBeShown = useMemo(() => document !== null && isMoreThanWords(published, document, language), [document, published, language])
    if (action === null || document === null) return action
    const reason = whyNot(document, report)
    if (reason !== null) return { ...action, disabled: true, title: reason }
    if (!isToBeShown) return action
    const dialog = action.dialog ?? false
    const close = () => setAsked(false)
    const goOn = () => {
      close()
      action.onHandle?.()
    }
    return {
      ...action,
      onHandle: () => setAsked(true),
      dialog: isAsked ? { type: 'custom', component: <GoLiveAsked id={id} label={action.label} onClose={close} onGoOn={goOn} /> } : dialog,
    }
  }
  return Object.assign(useGoLive, { action: goLive.action, displayName: goLive.displayName })
}

/** Why the site would refuse a document alone; null where it would take it. */
function whyNot(document: SanityDocument, report: DocumentReport | 'failed' | null): string | null {
  if (report === null) return 'Checking…'
  if (report === 'failed') return 'Checking it failed: it is tried again in a moment'
  if (obstaclesOf(report).length > 0) return obstacleWords(document, report)
  const names = report.together.map(({ _id }) => `“${nameIn(report.together, _id)}”`)
  return names.length === 0 ? null : `It would go live alone, and is right only together with ${names.join(', ')}`
}

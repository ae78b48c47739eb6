import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { contentStateQuery } from '../data/content/content-state.ts'
import { mailStateQuery } from '../data/mails/mail-state.ts'
import type { ToastEvent } from '../toasts/toast-state.ts'
import { type Noticed, type NoticedStates, noticedSince } from '../ui/notices.ts'
import type { View } from './view.ts'

interface Notices {
  /** What stands above the view: what was known when that was opened; null until it is known, or cannot be. */
  above: NoticedStates | null
  /** Puts there what is known now. */
  show: () => void
}

/** The notices above a view. What is noticed while it is open is told over the page: it would push the view away under a press. */
export function useNotices(view: View['kind'], tell: (event: ToastEvent) => void): Notices {
  const api = useApi()
  const content = useQuery(contentStateQuery(api))
  const mails = useQuery(mailStateQuery(api))
  const now = { content: content.data, mails: mails.data }
  const [opened, setOpened] = useState<{ view: View['kind']; states: NoticedStates } | null>(null)
  const isKnown = !content.isLoading && !mails.isLoading
  const show = () => setOpened({ view, states: now })
  if (isKnown && opened?.view !== view) show()
  const noticed = JSON.stringify(opened === null ? [] : noticedSince(opened.states, now))
  useEffect(() => {
    tell({ kind: 'noticed', noticed: JSON.parse(noticed) as Noticed[] })
  }, [noticed, tell])
  return { above: opened && opened.states, show }
}

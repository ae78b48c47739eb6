import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useApi } from '../data/api-context.ts'
import { siteStateQuery } from '../data/site-state.ts'
import type { ToastEvent } from '../toasts/toast-state.ts'
import { ContentNotice } from '../ui/content-notice.tsx'
import { MailNotice } from '../ui/mail-notice.tsx'
import { type Noticed, type NoticedStates, noticedSince } from '../ui/notices.ts'
import type { View } from './view.ts'

/** As JSON, as what is noticed is compared. */
const NOTHING = '[]'

interface NoticesProps {
  view: View['kind']
  /** How many times the owner has asked to see here what was noticed meanwhile. */
  asked: number
  tell: (event: ToastEvent) => void
  /** The view, shown once it is known what stands above it, or that this cannot be known. */
  children: ReactNode
}

/**
 * The notices above a view, as they were when that was opened, and the view. What is noticed while it is open is told over the page: it would push the
 * view away under a press.
 */
export function Notices({ view, asked, tell, children }: NoticesProps) {
  const { data, isLoading } = useQuery(siteStateQuery(useApi()))
  const now = { content: data?.content, mails: data?.mails }
  const [opened, setOpened] = useState<{ view: View['kind']; asked: number; states: NoticedStates } | null>(null)
  if (!isLoading && (opened?.view !== view || opened.asked !== asked)) setOpened({ view, asked, states: now })
  const noticed = JSON.stringify(opened === null ? [] : noticedSince(opened.states, now))
  useEffect(() => {
    if (noticed === NOTHING) return
    tell({ kind: 'noticed', noticed: JSON.parse(noticed) as Noticed[] })
    return () => tell({ kind: 'noticed', noticed: [] })
  }, [noticed, tell])
  return (
    <>
      <ContentNotice state={opened?.states.content} />
      <MailNotice state={opened?.states.mails} />
      {opened !== null && children}
    </>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { type AdminContent, ContentContext, loadContent } from './data/content/admin-content.ts'
import { errorText } from './texts/error-text.ts'
import { LoadFailed, Loading } from './ui/loading.tsx'
import type { BootConfig } from './data/boot-config.ts'
import { useAdminApp } from './hooks/use-admin-app.ts'
import { useOnline } from './hooks/use-online.ts'
import { SessionGate } from './session/session-gate.tsx'

/** The admin, from its content on. */
export function Admin({ config: { apiOrigin, contentAddress } }: { config: BootConfig }) {
  const [content, setContent] = useState<AdminContent | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(() => {
    loadContent(contentAddress).then(setContent, (error: unknown) => setFailure(errorText(error)))
  }, [contentAddress])
  useEffect(load, [load])
  const retry = useCallback(() => {
    setFailure(null)
    load()
  }, [load])
  useOnline(failure === null ? null : retry)
  useAdminApp()

  if (failure !== null) {
    return (
      <main>
        <LoadFailed onRetry={retry}>
          <p role="alert">The dashboard could not be loaded: {failure}</p>
        </LoadFailed>
      </main>
    )
  }
  if (content === null) {
    return (
      <main>
        <Loading />
      </main>
    )
  }
  return (
    <ContentContext value={content}>
      <SessionGate apiOrigin={apiOrigin} />
    </ContentContext>
  )
}

import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { usePaneRouter, type UserViewComponent } from 'sanity/structure'
import type { Layout, PagePreview } from '../../contract/generated/types.ts'
import { isGoing } from '../../cms/sanity/layer.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { EXAMPLES } from '../../studio-model/publish/accepted-examples.ts'
import type { FieldPlace } from '../../studio-model/page/clicked-place.ts'
import { otherDrafts, ownDrafts } from '../change/asked-drafts.ts'
import { ProblemsView } from '../change/problems-view.tsx'
import { SignIn } from '../change/sign-in.tsx'
import { useContent } from '../content/use-content.ts'
import { useLayer } from '../content/use-layer.ts'
import { CopyLink } from './copy-link.tsx'
import { PageFrame } from './page-frame.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import { fieldOf, useFormBeside, WITH_OTHERS } from './use-form-beside.ts'
import { usePagePreview } from './use-page-preview.ts'

/** The page of the site that shows a document, as visitors would get it after publishing. */
export const PagePane: UserViewComponent = ({ documentId: id }) => {
  const { params = {}, setParams, hasGroupSiblings } = usePaneRouter()
  const layer = useLayer()
  const documents = useContent()
  const withOthers = params['others'] === WITH_OTHERS
  const [own, others] = useMemo(() => [ownDrafts(documents, [id]), otherDrafts(documents, [id])], [documents, id])
  const asked = [...own, ...(withOthers ? others : [])]
  const isDraft = documents !== null && asked.some(document => documents.drafts.includes(document))
  const { hasRoom, open } = useFormBeside(id, isDraft)
  const [pages, setPages] = useState<PagePreview['pages']>([])
  const layout: Layout = params['layout'] === 'mobile' || (params['layout'] === undefined && !hasRoom) ? 'mobile' : 'desktop'
  const path = params['page'] ?? pages.find(page => page.document === id)?.path ?? pathIn(own[0])
  const link = { layer, ...(!withOthers && { documents: [id, EXAMPLES] }), path }
  const preview = usePagePreview(documents === null ? null : { documents: asked, path, layout })
  if (preview.pages !== pages) setPages(preview.pages)
  const { answer, page } = preview
  const all = documents === null ? [] : draftsFirst(documents)
  const openPlace = (place: FieldPlace) => {
    const field = fieldOf(place, all)
    if (field !== null) open(field.document, field.path)
  }
  return (
    <Flex direction="column" height="fill">
      <PageToolbar
        layout={layout}
        onLayout={chosen => setParams({ ...params, layout: chosen })}
        path={path}
        pages={pages}
        onPath={chosen => setParams({ ...params, page: chosen })}
        isDraft={isDraft}
        isAsking={preview.isAsking}
        others={others.length}
        withOthers={withOthers}
        onWithOthers={chosen => setParams({ ...params, others: chosen ? WITH_OTHERS : undefined })}
        link={isDraft ? <CopyLink key={JSON.stringify(link)} asked={link} /> : null}
        onForm={hasRoom && !hasGroupSiblings && own[0] !== undefined ? () => own[0] !== undefined && open(own[0], []) : null}
      />
      <Box as="output" aria-live="polite">
        {answer?.kind === 'signed out' && <SignIn shows="the page with this draft" onSignedIn={preview.retry} />}
        {answer?.kind === 'failed' && (
          <Card tone="caution" padding={3} role="alert">
            <Stack gap={3}>
              <Text size={1}>{answer.message}</Text>
              <Button mode="ghost" text="Try again" onClick={preview.retry} />
            </Stack>
          </Card>
        )}
        {answer?.kind === 'answer' && answer.body.problems.length > 0 && (
          <Box padding={3} overflow="auto" style={{ maxHeight: '40vh' }}>
            <ProblemsView openId={id} problems={answer.body.problems} documents={all} onOpen={open} />
          </Box>
        )}
      </Box>
      {page !== null && (
        <PageFrame page={page} paths={pages.map(each => each.path)} onFollow={chosen => setParams({ ...params, page: chosen })} onOpen={openPlace} />
      )}
    </Flex>
  )
}

/** The address that a document says to have, unless it goes; else the front page's. */
function pathIn(document: Readonly<Record<string, unknown>> | undefined): string {
  const path = document === undefined || isGoing(document) ? undefined : document['path']
  return typeof path === 'string' && path.startsWith('/') ? path : '/'
}

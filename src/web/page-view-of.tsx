import { renderToString } from 'react-dom/server'
import { ownerContentAddress } from '#src/page/content-address.ts'
import type { PageRequest } from '#src/page/page-renderer.ts'
import { keptTermTexts } from '#src/booking/appointment/kept-terms.ts'
import { fill, pageValues } from '#src/catalog/words/fill.ts'
import type { Category, FurtherPage } from '#src/contract/generated/types.ts'
import { BookingForm, VISITOR } from './booking/booking-form.tsx'
import { visitParts } from './form/visit/visit-parts.tsx'
import { useSteps } from './booking/use-steps.tsx'
import type { PageView } from './renderer/page-view.ts'
import { linksOf } from './site/links.ts'

/** Whose page it is, if not the front page: a category's own, or a further one. */
interface PageSubject {
  lead?: Category | null
  further?: FurtherPage | null
}

/** The context of a page's parts. */
export function pageViewOf(request: PageRequest, { lead = null, further = null }: PageSubject = {}): PageView {
  const { revision, layout, today, apiOrigin, assets } = request
  const { id, content, catalog, money } = revision
  const values = { ...pageValues(content.business, today), ...keptTermTexts(content.business) }
  return {
    layout,
    content,
    catalog,
    visit: revision.visit ?? null,
    money,
    ...(revision.epochs && { epochs: revision.epochs }),
    today,
    assets,
    lead,
    further,
    text: template => fill(template, values),
    links: linksOf(content, layout, further === null ? '' : '/'),
    form: { apiOrigin, content: `/content/${id}/form.json`, ownerContent: ownerContentAddress(id), html: () => renderForm(request) },
  }
}

/** Renders the form as a React root of its own, so that only the form is hydrated. */
function renderForm({ revision, layout, today, assets }: PageRequest): string {
  const hasSteps = revision.content.bookingForm.steps !== undefined
  return renderToString(
    <BookingForm
      page={{ revision, layout, today, drawings: assets.drawings }}
      api={null}
      useSteps={hasSteps ? useSteps : undefined}
      visit={revision.visit ? visitParts(revision.content, VISITOR) : undefined}
    />,
  )
}

import { localTime } from '#src/booking/schedule/business-time.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { FormPage } from '../../renderer/fields/form-view.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { ownerForm, ownerMessages } from './owner-form.ts'

/** Builds the owner's form from the admin's content. The address of the drawings is read from the page's own form. */
export function formPageOf(site: AdminContent): FormPage {
  const content = { ...site, bookingForm: ownerForm(site.bookingForm), messages: ownerMessages(site.messages) }
  const today = localTime(new Date(), content.business.timeZone).date
  return {
    revision: { ...compiledRevision('admin', content, today), money: content.money },
    layout: 'desktop',
    today,
    drawings: document.querySelector<HTMLElement>('[data-drawings]')?.dataset['drawings'] ?? '',
  }
}

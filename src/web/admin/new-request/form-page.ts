import { localTime } from '#src/booking/business-time.ts'
import { compile } from '#src/catalog/compile.ts'
import type { FormPage } from '../../renderer/fields/form-view.ts'
import type { AdminContent } from '../content.ts'

/** What the form is made of, by the content that the admin speaks in. The page's own form says where the drawings are. */
export function formPageOf(content: AdminContent): FormPage {
  const compiled = compile(content)
  if (!compiled.ok) throw new Error('the content does not compile')
  return {
    revision: { id: 'admin', content, catalog: compiled.catalog, money: content.money },
    layout: 'desktop',
    today: localTime(new Date(), content.business.timeZone).date,
    drawings: document.querySelector<HTMLElement>('[data-drawings]')?.dataset['drawings'] ?? '',
  }
}

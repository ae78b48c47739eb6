import type { Content, RequestSelection } from '#src/contract/generated/types.ts'
import { LINK_FIELDS } from '#src/booking/programs/link-fields.ts'

/** What was chosen, as src/booking/form/preset.ts and src/web/booking/fill-form.ts read it. Nothing of a person is in it. */
function formQuery({ service, package: chosen, answers = {}, addons = [], date, time, mode = 'appointment' }: RequestSelection): string {
  const query = new URLSearchParams({ mode, category: service })
  if (chosen !== undefined) query.set('package', chosen)
  for (const [id, answer] of Object.entries(answers)) query.set(id, String(answer))
  if (addons.length > 0) query.set(LINK_FIELDS.addons, addons.join())
  if (mode === 'appointment') {
    if (date !== undefined) query.set(LINK_FIELDS.date, date)
    if (time !== undefined) query.set(LINK_FIELDS.time, time)
  }
  return query.toString()
}

/** The address of the form, filled in. */
export function formLink(selection: RequestSelection, content: Pick<Content, 'site'>, origin: string): string {
  return atForm(formQuery(selection), content, origin)
}

/** The address of the form with a saved estimate. */
export function savedLink(token: string, content: Pick<Content, 'site'>, origin: string): string {
  return atForm(new URLSearchParams({ [LINK_FIELDS.estimate]: token }).toString(), content, origin)
}

function atForm(query: string, { site }: Pick<Content, 'site'>, origin: string): string {
  const form = site.desktop.sections.find(section => section.kind === 'booking')
  return `${origin}/?${query}#${form?.id ?? ''}`
}

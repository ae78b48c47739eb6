import type { Appointment } from '#src/contract/generated/types.ts'
import { CONTENT_ADDRESS } from '../admin/answers.ts'
import { adminStates, type AdminState } from '../admin/states.ts'
import { type Group, kindsOf } from '../specimen.ts'
import type { Stage } from '../stage.ts'

/** Every screen of the admin, on a mocked API. */
export function adminGroup({ revision: { content }, form: { today, drawings } }: Stage): Group {
  const { business, bookingForm, messages, categories } = content
  // Within a script element, only `</` needs an escape: it could end the element.
  const json = JSON.stringify({ business, bookingForm, messages, categories }).replaceAll('</', String.raw`<\/`)
  const specimen = (state: AdminState, screen: string, name: string) => ({
    content: JSON.parse(JSON.stringify(state, namesOnly)),
    facts: [],
    sections: [],
    body: (
      <>
        <div id="admin" data-api-origin="" data-content={CONTENT_ADDRESS} data-screen={screen} data-state={name} data-today={today} />
        <script id="content" type="application/json" data-drawings={drawings} dangerouslySetInnerHTML={{ __html: json }} />
        <link rel="stylesheet" href="/gallery/admin.css" />
        <script type="module" src="/gallery/admin.js" />
      </>
    ),
  })
  return { id: 'admin', title: 'Admin', deskWidth: 1280, height: 800, kinds: kindsOf<AdminState>(adminStates(today), new Map(), specimen) }
}

/** Shortens lists of requests to their names: whole, they would fill pages of JSON. */
function namesOnly(key: string, value: unknown): unknown {
  return key === 'appointments' ? (value as Appointment[]).map(({ name }) => name) : value
}

import { addDays } from '#src/catalog/days.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { hoursOn, startsOn } from '#src/booking/schedule/slots.ts'
import type { Content, Layout } from '#src/contract/generated/types.ts'
import type { PageRequest } from '#src/page/page-renderer.ts'
import { pageViewOf } from '#src/web/page-view-of.tsx'
import type { PageView } from '#src/web/renderer/page-view.ts'
import type { FormPage } from '#src/web/renderer/fields/form-view.ts'
import type { OpenDay } from './fixtures/fields.ts'
import { fixtureRevision } from './fixtures/fixture-content.ts'

/** Where Vite serves the fixtures' own pictures. */
const MEDIA = '/src/gallery/media'

/** What specimens are rendered with: the live content, with fixtures in place of its categories and pictures. */
export interface Stage {
  /** The live content, without fixtures. */
  content: Content
  revision: Revision
  page: PageView
  form: FormPage
  openDay: OpenDay
}

export function stageOf(inForce: PageRequest): Stage {
  const { layout, today } = inForce
  const { content } = inForce.revision
  const drawings = `${MEDIA}/drawings.svg`
  const revision = fixtureRevision(content)
  const picture = () => ({ src: `${MEDIA}/picture.svg`, width: 640, height: 480, tone: null, srcsets: null })
  const assets = { ...inForce.assets, drawings, picture, image: () => `${MEDIA}/picture.svg`, video: (file: string) => `${MEDIA}/${file}` }
  const page = pageViewOf({ ...inForce, revision, assets })
  return { content, revision, page, form: { revision, layout, today, drawings }, openDay: openDayAfter(inForce) }
}

/** How many days are searched for an open one: content may close for a while. */
const MAX_DAYS = 60

function openDayAfter({ revision, today }: { revision: Revision; today: string; layout: Layout }): OpenDay {
  const { business } = revision.content
  const days = Array.from({ length: MAX_DAYS }, (_, index) => addDays(today, index + 1))
  const day = days.find(each => hoursOn(business, each) !== null) ?? addDays(today, 1)
  return { day, starts: startsOn(business, day) }
}

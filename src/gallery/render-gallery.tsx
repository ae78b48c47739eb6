import { renderToStaticMarkup } from 'react-dom/server'
import type { PageRequest } from '#src/page/page-renderer.ts'
import { adminGroup } from './groups/admin-group.tsx'
import { confirmationGroup } from './groups/confirmation-group.tsx'
import { fieldGroup } from './groups/field-group.tsx'
import { logoGroup } from './groups/logo-group.tsx'
import { priceGroup } from './groups/price-group.tsx'
import { sectionGroup } from './groups/section-group.tsx'
import { FramePage } from './page/frame-page.tsx'
import { GalleryPage } from './page/gallery-page.tsx'
import { SCHEMES } from './settings.ts'
import type { Group } from './specimen.ts'
import { type Stage, stageOf } from './stage.ts'

/**
 * Renders the gallery, or the document of one of its specimens, for development.
 *
 * @param inForce The request of a page of the live content; the gallery has its layout.
 * @param path The address below `/gallery`: nothing, or a group, a kind and a state.
 * @param wanted The colour scheme from the query; `auto` if it is unknown.
 * @returns Null when there is no such specimen.
 */
export function renderGallery(inForce: PageRequest, path: string, wanted: string | null): string | null {
  const { stage, groups } = built(inForce)
  const settings = { layout: inForce.layout, scheme: SCHEMES.find(scheme => scheme === wanted) ?? 'auto' }
  if (path === '') return documentOf(<GalleryPage groups={groups} business={stage.content.business.name} settings={settings} />)
  const [groupId, name, state] = path.split('/').map(decodeURIComponent)
  const group = groups.find(({ id }) => id === groupId)
  const kind = group?.kinds.find(kind => kind.name === name)
  const specimen = kind?.specimens.find(specimen => specimen.state === state)
  if (group === undefined || kind === undefined || specimen === undefined) return null
  return documentOf(<FramePage group={group} kind={kind} specimen={specimen} stage={stage} settings={settings} />)
}

interface Built {
  of: string
  stage: Stage
  groups: readonly Group[]
}

/** Cache of one entry: every frame of a gallery asks for the same revision, layout and day. */
let last: Built | null = null

function built(inForce: PageRequest): Built {
  const { revision, layout, today } = inForce
  const of = `${revision.id} ${layout} ${today}`
  if (last?.of !== of) {
    const stage = stageOf(inForce)
    last = {
      of,
      stage,
      groups: [sectionGroup(stage), logoGroup(stage), fieldGroup(stage), priceGroup(stage), confirmationGroup(stage), adminGroup(stage)],
    }
  }
  return last
}

function documentOf(page: Parameters<typeof renderToStaticMarkup>[0]): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

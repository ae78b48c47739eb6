import schema from '../../../schemas/content/site.schema.json' with { type: 'json' }
import type { Section } from '#src/contract/generated/types.ts'
import { PageContext } from '#src/web/renderer/page-view.ts'
import { Sections } from '#src/web/renderer/section-kinds.tsx'
import { SECTIONS } from '../fixtures/sections.ts'
import { kindWords } from '../kind-words.ts'
import { type Group, kindsOf, type Specimen } from '../specimen.ts'
import type { Stage } from '../stage.ts'

/** Every kind of section, as on a page that has only this one. */
export function sectionGroup({ page }: Stage): Group {
  const specimen = (section: Section): Omit<Specimen, 'state'> => ({
    content: section,
    facts: [],
    sections: [section],
    body: (
      <PageContext value={page}>
        <main id="main">
          <Sections sections={[section]} />
        </main>
      </PageContext>
    ),
  })
  const kinds = kindsOf<Section>(SECTIONS, kindWords(schema), specimen)
  return { id: 'sections', title: 'Sections', deskWidth: 1280, height: null, kinds }
}

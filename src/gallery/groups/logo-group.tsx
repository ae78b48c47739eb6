import schema from '../../../schemas/content/site.schema.json' with { type: 'json' }
import type { Logo } from '#src/contract/generated/types.ts'
import { PageContext } from '#src/web/renderer/page-view.ts'
import { Brand } from '#src/web/site/brand.tsx'
import { LOGOS } from '../fixtures/logos.ts'
import { type Group, kindsOf, type Specimen } from '../specimen.ts'
import type { Stage } from '../stage.ts'

/** The business's name and logo, where every page has them. */
export function logoGroup({ page }: Stage): Group {
  const specimen = (logo: Logo | null): Omit<Specimen, 'state'> => {
    const { logo: _, ...site } = page.content.site
    return {
      content: logo,
      facts: [],
      sections: [],
      body: (
        <PageContext value={{ ...page, content: { ...page.content, site: logo === null ? site : { ...site, logo } } }}>
          <header className="top">
            <div className="wrap">
              <Brand />
            </div>
          </header>
          <footer className="end">
            <div className="wrap">
              <Brand />
            </div>
          </footer>
        </PageContext>
      ),
    }
  }
  const { title, description } = schema.$defs.Logo
  const kinds = kindsOf({ logo: LOGOS }, new Map([['logo', { title, description }]]), specimen)
  return { id: 'head', title: 'Head and footer', deskWidth: 1280, height: null, kinds }
}

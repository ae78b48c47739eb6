import { inlineScript } from '#src/web/site/inline-script.ts'
import { colorScheme, queryOf, type Settings } from '../settings.ts'
import type { Group, Kind } from '../specimen.ts'
import { fitFrames } from './fit-frames.ts'
import style from './gallery.css?inline'
import { SpecimenCard } from './specimen-card.tsx'
import { Switches } from './switches.tsx'

interface GalleryPageProps {
  groups: readonly Group[]
  /** The name of the business. */
  business: string
  settings: Settings
}

/** All kinds in all states, each beside its content. */
export function GalleryPage({ groups, business, settings }: GalleryPageProps) {
  return (
    <html lang="en" style={{ colorScheme: colorScheme(settings.scheme) }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`Gallery – ${business}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>
            Gallery <small>{business}</small>
          </h1>
          <Switches settings={settings} />
        </header>
        <nav aria-label="Kinds">
          {groups.map(group => (
            <Menu key={group.id} group={group} />
          ))}
        </nav>
        <main>
          {groups.map(group => (
            <section key={group.id} id={group.id}>
              <h2>{group.title}</h2>
              {group.kinds.map(kind => (
                <KindStates key={kind.name} group={group} kind={kind} settings={settings} />
              ))}
            </section>
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: inlineScript(fitFrames) }} />
        <script type="module" src="/@vite/client" />
      </body>
    </html>
  )
}

function Menu({ group }: { group: Group }) {
  return (
    <>
      <h2>
        <a href={`#${group.id}`}>{group.title}</a>
      </h2>
      <ul>
        {group.kinds.map(kind => (
          <li key={kind.name}>
            <a href={`#${anchorOf(group, kind)}`}>{kind.name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function KindStates({ group, kind, settings }: { group: Group; kind: Kind; settings: Settings }) {
  return (
    <section id={anchorOf(group, kind)} className="kind">
      <h3>
        <a href={`#${anchorOf(group, kind)}`}>{kind.name}</a>
      </h3>
      <p>{[kind.title, kind.description].filter(text => text !== kind.name && text !== '').join(': ')}</p>
      {kind.specimens.map(specimen => (
        <SpecimenCard
          key={specimen.state}
          group={group}
          kind={kind}
          specimen={specimen}
          isPhone={settings.layout === 'mobile'}
          address={`/gallery/${group.id}/${kind.name}/${encodeURIComponent(specimen.state)}${queryOf(settings)}`}
        />
      ))}
    </section>
  )
}

function anchorOf(group: Group, kind: Kind): string {
  return `${group.id}-${kind.name}`
}

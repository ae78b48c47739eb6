import { plainText } from '#src/contract/prose.ts'
import type { AboutSection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'
import { ProseText } from '../prose-text.tsx'
import { SectionFrame } from '../section-frame.tsx'
import { Tiles } from '../tiles.tsx'

/** About the business, and where it serves. */
export function About({ section: { id, title, blurb, picture, tiles } }: { section: AboutSection }) {
  const page = usePage()
  const { serviceArea } = page.content.business
  return (
    <SectionFrame id={id} kind="about" title={title}>
      <div className="prose">
        {blurb.map(paragraph => (
          <p key={plainText(paragraph)}>
            <ProseText prose={paragraph} />
          </p>
        ))}
        {picture !== undefined && <Picture image={picture} placement="lead" />}
      </div>
      <Tiles tiles={tiles} />
      <div className="area">
        <h3>{serviceArea.title}</h3>
        <p>{serviceArea.text}</p>
        <ul>
          {serviceArea.places.map(place => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

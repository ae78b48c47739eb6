import type { HeroSection } from '#src/contract/generated/types.ts'
import { Art } from '../../ui/art.tsx'
import { ActionLinks } from '../action-links.tsx'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'

/** The welcome at the top of a page. */
export function Hero({ section }: { section: HeroSection }) {
  const { id, eyebrow, title, text, facts, actions } = section
  const page = usePage()
  const scene = <Scene of={section} />
  const isBehind = page.content.theme.hero === 'behind' && section.picture !== undefined
  // Source order matches visual order, so that content arriving later does not shift what is painted (layout shift).
  const isAbove = page.layout === 'mobile'
  return (
    <section className={isBehind ? 'hero behind' : 'hero'} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        {isAbove && scene}
        <div className="welcome">
          {eyebrow !== undefined && <p className="eyebrow">{page.text(eyebrow)}</p>}
          <h1 id={`${id}-title`}>{page.text(title)}</h1>
          <p className="large">{page.text(text)}</p>
          <ActionLinks actions={actions} />
          {facts !== undefined && (
            <ul className="checks">
              {facts.map(fact => (
                <li key={fact}>{page.text(fact)}</li>
              ))}
            </ul>
          )}
        </div>
        {!isAbove && scene}
      </div>
    </section>
  )
}

/** The video over its photograph (play-videos.ts), the photograph, or the drawing. */
function Scene({ of: { illustration, picture, video } }: { of: HeroSection }) {
  const { assets } = usePage()
  if (picture === undefined) return illustration !== undefined && <Art kind="scene" file={assets.drawings} name={illustration} />
  if (video === undefined) return <Picture image={picture} placement="hero" isFirst />
  const files = video.files.map(({ src }) => assets.video(src)).join(' ')
  return (
    <div className="photo scene" data-video={files} data-pause={video.pause} data-play={video.play}>
      <Picture image={picture} placement="hero" isFirst isFramed={false} />
    </div>
  )
}

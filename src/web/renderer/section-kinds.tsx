import type { ReactNode } from 'react'
import type { Section } from '#src/contract/generated/types.ts'
import { About } from './sections/about.tsx'
import { Actions } from './sections/actions.tsx'
import { Article } from './sections/article.tsx'
import { Booking } from './sections/booking.tsx'
import { CategoryCards } from './sections/category-cards.tsx'
import { BeforeAfter } from './sections/before-after.tsx'
import { Contact } from './sections/contact.tsx'
import { Gallery } from './sections/gallery.tsx'
import { Hero } from './sections/hero.tsx'
import { Questions } from './sections/questions.tsx'
import { Reviews } from './sections/reviews.tsx'
import { Services } from './sections/services.tsx'
import { Steps } from './sections/steps.tsx'

type SectionKind = Section['kind']
type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>
type Renderer<K extends SectionKind> = (props: { section: SectionOf<K> }) => ReactNode

/** Every kind of section; a kind without an entry does not compile. */
const sectionKinds: { [K in SectionKind]: Renderer<K> } = {
  hero: Hero,
  about: About,
  contact: Contact,
  'category-cards': CategoryCards,
  services: Services,
  booking: Booking,
  actions: Actions,
  steps: Steps,
  questions: Questions,
  gallery: Gallery,
  'before-after': BeforeAfter,
  reviews: Reviews,
  article: Article,
}

/** Renders sections in order; one of an unknown kind becomes a visible, marked box. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(section => {
    const key = 'id' in section ? section.id : section.kind
    return Object.hasOwn(sectionKinds, section.kind) ? (
      <KnownSection key={key} kind={section.kind} section={section} />
    ) : (
      <p key={key} className="unknown" role="alert" data-unknown-kind={section.kind}>
        {`? ${section.kind}`}
      </p>
    )
  })
}

function KnownSection<K extends SectionKind>({ kind, section }: { kind: K; section: SectionOf<K> }) {
  const Renderer: Renderer<K> = sectionKinds[kind]
  return <Renderer section={section} />
}

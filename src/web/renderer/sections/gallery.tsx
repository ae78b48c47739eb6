import type { GallerySection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'
import { categoryOf } from '../work.ts'
import { WorkLinks } from '../work-links.tsx'

/** Pictures of the work; absent while there are none. */
export function Gallery({ section: { id, title, images, filter, viewer } }: { section: GallerySection }) {
  const { categories } = usePage().content
  if (images.length === 0) return null
  const groups = images.map(image => categoryOf(image, categories)?.id)
  const shown = categories.filter(category => groups.includes(category.id))
  return (
    <SectionFrame id={id} kind="gallery" title={title}>
      {filter !== undefined && shown.length > 1 && (
        <div className="filter" role="radiogroup" aria-label={filter.label}>
          {[{ id: '', title: filter.all }, ...shown].map(choice => (
            <label key={choice.id}>
              <input type="radio" name={id} value={choice.id} defaultChecked={choice.id === ''} />
              {choice.title}
            </label>
          ))}
        </div>
      )}
      <WorkLinks images={images} className="grid" groups={groups} />
      {viewer !== undefined && (
        <dialog className="viewer" aria-labelledby={`${id}-title`}>
          <figure aria-live="polite" />
          <form method="dialog">
            <button type="button" value="-1">
              {viewer.previous}
            </button>
            <button type="button" value="1">
              {viewer.next}
            </button>
            <button type="submit">{viewer.close}</button>
          </form>
        </dialog>
      )}
    </SectionFrame>
  )
}

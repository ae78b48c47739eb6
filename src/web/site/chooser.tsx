import { usePage } from '../renderer/page-view.ts'

/** The choice of layout on a phone's first visit; the script in the head decides whether it is shown. */
export function Chooser() {
  const { title, text, mobile, desktop } = usePage().content.site.chooser
  return (
    <section className="chooser" aria-labelledby="chooser-title">
      <h2 id="chooser-title">{title}</h2>
      <p>{text}</p>
      <p className="actions">
        <a className="button" href="?layout=mobile" data-version="mobile">
          {mobile}
        </a>
        <a className="button plain" href="?layout=desktop" data-version="desktop">
          {desktop}
        </a>
      </p>
    </section>
  )
}

import type { ReactNode } from 'react'
import { usePage } from '../renderer/page-view.ts'

/** The footer, with links to the categories' pages; floating elements are its children. */
export function Footer({ children }: { children?: ReactNode }) {
  const { text, content } = usePage()
  const { copyright, text: about } = content.site.footer
  return (
    <footer className="end">
      <div className="wrap">
        <a className="brand" href="/">
          {content.business.name}
        </a>
        {about !== undefined && <p>{text(about)}</p>}
        <ul>
          {content.categories.map(({ id, path, navTitle }) => (
            <li key={id}>
              <a href={path}>{navTitle}</a>
            </li>
          ))}
        </ul>
        <small>{text(copyright)}</small>
      </div>
      {children}
    </footer>
  )
}

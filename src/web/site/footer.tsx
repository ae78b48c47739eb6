import type { ReactNode } from 'react'
import { Hours } from '../renderer/hours.tsx'
import { usePage } from '../renderer/page-view.ts'
import { Brand } from './brand.tsx'

/**
 * The footer: how to reach the business, links to the categories' and further pages, and on the desktop page, where its sections are far above, when and where it
 * works; floating elements are its children.
 */
export function Footer({ children }: { children?: ReactNode }) {
  const { layout, text, content } = usePage()
  const { copyright, text: about, hours, licence } = content.site.footer
  return (
    <footer className="end">
      <div className="wrap">
        <div>
          <Brand />
          {about !== undefined && <p>{text(about)}</p>}
        </div>
        <ul>
          {[...content.categories.map(({ path, navTitle: title }) => ({ path, title })), ...(content.site.pages ?? [])].map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
        <Contact />
        {layout === 'desktop' && (
          <>
            {hours !== undefined && <Hours title={hours} lastStart={undefined} heading="h2" />}
            <Area />
          </>
        )}
        <small>{text(copyright)}</small>
        {licence !== undefined && <small>{text(licence)}</small>}
      </div>
      {children}
    </footer>
  )
}

function Contact() {
  const { text, links, content } = usePage()
  const { contact, social = [] } = content.site.footer
  if (contact === undefined && social.length === 0) return null
  return (
    <div>
      {contact !== undefined && <h2>{text(contact)}</h2>}
      <ul>
        {contact !== undefined && (
          <>
            <li>
              <a href={links.to({ kind: 'call' })}>{content.business.phone}</a>
            </li>
            <li>
              <a href={links.to({ kind: 'email' })}>{content.business.email}</a>
            </li>
          </>
        )}
        {social.map(({ label, link }) => (
          <li key={link}>
            <a href={link} rel="me noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Area() {
  const { text, content } = usePage()
  const { area } = content.site.footer
  if (area === undefined) return null
  return (
    <div>
      <h2>{text(area)}</h2>
      <p>{content.business.serviceArea.places.join(', ')}</p>
    </div>
  )
}

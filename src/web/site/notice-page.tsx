import type { Notice } from '#src/page/page-renderer.ts'
import { ReachLinks } from '../renderer/action-links.tsx'
import { Hours } from '../renderer/hours.tsx'
import { usePage } from '../renderer/page-view.ts'
import { AdminPlace } from './admin-place.tsx'

interface NoticePageProps {
  notice: Notice
  style: string
  /** Null: none. */
  script: string | null
}

/** The pages that stand in for another: what happened, and how to reach the business. */
export function NoticePage({ notice, style, script }: NoticePageProps) {
  const { content } = usePage()
  const { business, site } = content
  const words = site.notices[notice]
  if (words === undefined) return null
  const { title, text } = words
  const contact = site.desktop.sections.find(section => section.kind === 'contact')
  return (
    <html lang={business.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* Without an icon, browsers request /favicon.ico. */}
        <link rel="icon" href="data:," />
        <title>{`${title} | ${business.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main id="site">
          <div className="notice wrap">
            <a className="brand" href="/">
              {business.name}
            </a>
            <h1>{title}</h1>
            <p>{text}</p>
            <ReachLinks />
            {contact?.hours !== undefined && <Hours title={contact.hours} lastStart={contact.lastStart} heading="h2" />}
            <a href="/">{site.notices.home}</a>
          </div>
        </main>
        {script !== null && (
          <>
            <AdminPlace />
            <script dangerouslySetInnerHTML={{ __html: script }} />
          </>
        )}
      </body>
    </html>
  )
}

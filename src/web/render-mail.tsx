import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderMail } from '#src/booking/appointment/mail.ts'
import { mailLook } from './mail/mail-look.ts'
import { MailPartView } from './mail/mail-part.tsx'

/** Width that mail programs leave, in pixels. */
const WIDTH = 600

const CARD = { padding: '24px 20px 14px', borderWidth: '0 1px 1px', borderStyle: 'solid' } as const

/** Renders a mail as a whole document without a picture, a font or anything else that would be fetched. */
export const renderMail: RenderMail = ({ preheader, title, parts, footnote }, theme, { locale }) => {
  const look = mailLook(theme)
  const text = { fontFamily: theme.fonts.body, fontSize: 16, lineHeight: 1.5 }
  const markup = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{title}</title>
        <style>{look.styles}</style>
      </head>
      <body {...look.of('ground', { ...text, margin: 0, padding: '24px 10px' })}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
        <table role="presentation" align="center" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: WIDTH, margin: '0 auto' }}>
          <tbody>
            <tr>
              <td {...look.of('bar', { padding: '20px', borderRadius: `${theme.radius}px ${theme.radius}px 0 0` })}>
                <h1 style={{ margin: 0, fontFamily: look.heading, fontSize: 20, lineHeight: 1.3 }}>{title}</h1>
              </td>
            </tr>
            <tr>
              <td {...look.of('card', { ...text, ...CARD, borderRadius: `0 0 ${theme.radius}px ${theme.radius}px` })}>
                {parts.map(part => (
                  <MailPartView key={JSON.stringify(part)} part={part} look={look} />
                ))}
              </td>
            </tr>
            <tr>
              <td {...look.of('muted', { ...text, padding: '16px 20px', fontSize: 13 })}>{footnote}</td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

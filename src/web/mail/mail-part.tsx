import type { MailPart, MailRow } from '#src/booking/appointment/mail.ts'
import type { MailLook } from './mail-look.ts'

/** A part of a mail, as tables and styles that mail programs know. */
export function MailPartView({ part, look }: { part: MailPart; look: MailLook }) {
  switch (part.kind) {
    case 'heading':
      return <h2 {...look.of('ink', { margin: '28px 0 8px', fontFamily: look.heading, fontSize: 19, lineHeight: 1.3 })}>{part.text}</h2>
    case 'paragraph':
      return <p {...look.of('ink', { margin: '0 0 14px', whiteSpace: 'pre-line' })}>{part.text}</p>
    case 'facts':
      return <Rows rows={part.rows} look={look} isPrice={false} />
    case 'price':
      return (
        <>
          <Rows rows={part.rows} look={look} isPrice total={part.total} />
          {part.notes.map(note => (
            <p key={note} {...look.of('muted', { margin: '0 0 10px', fontSize: 14 })}>
              {note}
            </p>
          ))}
        </>
      )
    case 'steps':
      return (
        <Table margin="0 0 14px">
          {part.steps.map((step, position) => (
            <tr key={step}>
              <td style={{ width: 40, padding: '0 0 12px', verticalAlign: 'top' }}>
                <div {...look.of('step', { width: 28, lineHeight: '28px', borderRadius: 14, textAlign: 'center', fontSize: 14, fontWeight: 700 })}>
                  {position + 1}
                </div>
              </td>
              <td {...look.of('ink', { padding: '2px 0 12px', verticalAlign: 'top' })}>{step}</td>
            </tr>
          ))}
        </Table>
      )
    case 'links':
      return part.links.map(({ text, address }) => (
        <a key={address} href={address} {...look.of('link', LINK)}>
          {text}
        </a>
      ))
  }
}

const LINK = {
  display: 'block',
  margin: '0 0 10px',
  padding: '13px 8px',
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: 10,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  fontWeight: 700,
} as const

interface RowsProps {
  rows: readonly MailRow[]
  look: MailLook
  /** Amounts stand at the end of their line. */
  isPrice: boolean
  total?: MailRow
}

function Rows({ rows, look, isPrice, total }: RowsProps) {
  const line = { padding: '9px 0', borderWidth: '1px 0 0', borderStyle: 'solid', verticalAlign: 'top' } as const
  return (
    <Table margin="6px 0 16px">
      {[...rows, ...(total === undefined ? [] : [total])].map(row => (
        <tr key={row.label}>
          <td {...look.of('rule', line)}>
            <span {...look.of(isPrice ? 'ink' : 'muted', row === total ? TOTAL : {})}>{row.label}</span>
          </td>
          <td {...look.of('rule', { ...line, paddingLeft: 16, textAlign: isPrice ? 'right' : 'left' })}>
            <span {...look.of('ink', row === total ? TOTAL : { fontWeight: isPrice ? 400 : 700 })}>{row.text}</span>
          </td>
        </tr>
      ))}
    </Table>
  )
}

const TOTAL = { fontSize: 20, fontWeight: 700 } as const

function Table({ margin, children }: { margin: string; children: React.ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin, borderCollapse: 'collapse' }}>
      <tbody>{children}</tbody>
    </table>
  )
}

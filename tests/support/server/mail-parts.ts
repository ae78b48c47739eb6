/** The text of a mail, its soft line breaks undone. */
export function decoded(mail: string): string {
  return mail.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** A quoted-printable text gives a character for each byte. */
const utf8 = (text: string) => Buffer.from(text, 'latin1').toString()

/** The header of a mail, its lines unfolded. */
export function headOf(mail = ''): string {
  return (mail.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n /g, ' ')
}

/** The parts of a mail by their types, decoded. */
export function partsOf(mail: string): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of mail.split(/^----_.*$/m)) {
    const [head = '', body = ''] = part.split(/\r\n\r\n(.*)/s)
    const type = /Content-Type: ([\w/]+)/.exec(head)?.[1] ?? ''
    parts.set(type, /base64/.test(head) ? Buffer.from(body, 'base64').toString() : utf8(decoded(body)))
  }
  return parts
}

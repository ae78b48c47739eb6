/** Reads rows of fields as spreadsheets write them: a field in quotes may hold separators, line breaks and doubled quotes. */
export function readSeparated(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)?.push(field)
    field = ''
  }
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (plain[at + 1] === '"') field += plain[at++]
      else isQuoted = false
    } else if (sign === '"' && field === '') isQuoted = true
    else if (sign === separator) end()
    else if (sign === '\n') {
      end()
      rows.push([])
    } else field += sign
  }
  end()
  // The last line ends with a break, which begins no further row.
  return isEmpty(rows.at(-1) ?? []) ? rows.slice(0, -1) : rows
}

function isEmpty(row: readonly string[]): boolean {
  return row.length === 1 && row[0] === ''
}

/** Writes rows likewise. */
export function writeSeparated(rows: readonly (readonly string[])[], separator: string): string {
  const quoted = (field: string) => (field.includes(separator) || /["\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
  return rows.map(row => row.map(quoted).join(separator)).join('\n')
}

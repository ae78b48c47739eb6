import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toSpreadsheet } from '#src/web/admin/export/spreadsheet.ts'

/** The sheet of a spreadsheet file and its shared texts, as XML. */
async function written(table: Parameters<typeof toSpreadsheet>[0]): Promise<string> {
  const files = unzipSync(new Uint8Array(await (await toSpreadsheet(table)).arrayBuffer()))
  return ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'].map(name => strFromU8(files[name] ?? new Uint8Array())).join('\n')
}

test('numbers can be summed, texts stay texts, also one that looks like a formula', async () => {
  const xml = await written({ titles: ['Name', 'Value'], rows: [['=1+1 & <Ann>', 12.5]] })
  expect(xml).toContain('<v>12.5</v>')
  expect(xml).toContain('=1+1 &amp; &lt;Ann&gt;')
  expect(xml).not.toContain('<f>')
})

test('texts with emoji, of both directions and of 2,000 characters are kept', async () => {
  const texts = ['🚗 Ann', 'שלום', 'x'.repeat(2000)]
  const xml = await written({ titles: ['Message'], rows: texts.map(text => [text]) })
  for (const text of texts) expect(xml).toContain(text)
})

test('days and times are numbers that a spreadsheet shows as such, so that it can count and group with them', async () => {
  const table = {
    titles: ['Date', 'Time', 'Received', 'Name'],
    formats: ['yyyy-mm-dd', 'hh:mm', 'yyyy-mm-dd hh:mm'] as const,
    rows: [
      ['2026-06-02', '14:30', '1900-03-01 06:00', '2026-06-02'],
      [null, null, '2026-06-02 00:00', 'Ann'],
    ],
  }
  const cells = (await written(table)).matchAll(/<c r="(\w\d)"([^>]*)><v>([\d.]+)<\/v>/g)
  const numbers = [...cells].flatMap(([, cell, attributes = '', value]) => (attributes.includes('t="s"') ? [] : [[cell, Number(value)]]))
  expect(numbers).toEqual([
    ['A2', 46_175],
    ['B2', 14.5 / 24],
    ['C2', 61.25],
    ['C3', 46_175],
  ])
})

test('amounts show the decimals of their currency', async () => {
  const files = unzipSync(
    new Uint8Array(await (await toSpreadsheet({ titles: ['Charged'], formats: ['#,##0.00'], rows: [[1200]], total: [1200] })).arrayBuffer()),
  )
  const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array())
  const [, id] = /numFmtId="(\d+)" formatCode="#,##0.00"/.exec(styles) ?? []
  expect(styles.match(new RegExp(`<xf [^>]*numFmtId="${id}"`, 'g'))).toHaveLength(2)
})

test('a total is the last row', async () => {
  const xml = await written({ titles: ['Name', 'Charged'], rows: [['Ann', 1.5]], total: ['Total', 1.5] })
  expect(xml.match(/<row/g)).toHaveLength(3)
  expect(xml).toContain('Total')
})

test('a column is as wide as its longest text, within limits', async () => {
  const xml = await written({ titles: ['No', 'Customer', 'Message'], rows: [['1', 'Jonathan Abernathy', 'x'.repeat(500)]] })
  expect([...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Math.floor(Number(width)))).toEqual([8, 20, 40])
})

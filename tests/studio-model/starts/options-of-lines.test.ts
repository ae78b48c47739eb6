import { expect, test } from 'vitest'
import { optionsOfLines } from '#src/studio-model/starts/options-of-lines.ts'

const option = (id: string, label: string) => ({ _key: id, _type: 'Option', id, label })

test('each line is an answer, with an id of its own', () => {
  expect(optionsOfLines('Short\n\n  Medium \r\nLong', undefined)).toEqual([
    option('short', 'Short'),
    option('medium', 'Medium'),
    option('long', 'Long'),
  ])
  expect(optionsOfLines('Up to 10\nup to 10', [option('up-to-10-2', 'Old')])).toEqual([
    option('up-to-10', 'Up to 10'),
    option('up-to-10-3', 'up to 10'),
  ])
})

test('a line that names an answer that is there, or nothing, adds none', () => {
  expect(optionsOfLines('Short\nShort\n!!\nLong', [option('short', 'Short')])).toEqual([option('long', 'Long')])
})

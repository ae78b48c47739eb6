import { expect, test } from 'vitest'
import { crewChoices } from '#src/web/admin/texts/crew-texts.ts'

test('all crews can be chosen, and one that is asked for where there are fewer by now', () => {
  const crewsOf = (asked?: string) => crewChoices({ crews: 2 }, asked).map(([crew]) => crew)
  expect(crewsOf()).toEqual(['', '1', '2'])
  expect(crewsOf('2')).toEqual(['', '1', '2'])
  expect(crewsOf('4')).toEqual(['', '1', '2', '4'])
})

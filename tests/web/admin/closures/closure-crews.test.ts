import { expect, test } from 'vitest'
import { closureCrews } from '#src/web/admin/closures/closure-crews.ts'

const titles = (crews: number, stored?: string) => closureCrews({ crews }, stored).map(([, title]) => title)

test('time is blocked for everybody or for a crew by its name; what a stored closure is for stays a choice', () => {
  expect(titles(1)).toEqual(['Everybody'])
  expect(titles(2)).toEqual(['Everybody', 'Crew 1', 'Crew 2'])
  expect(titles(2, 'one')).toEqual(['Everybody', 'Crew 1', 'Crew 2', 'One crew, whichever'])
  expect(titles(2, '3')).toEqual(['Everybody', 'Crew 1', 'Crew 2', 'Crew 3'])
  expect(titles(1, '2')).toEqual(['Everybody', 'Crew 2'])
})

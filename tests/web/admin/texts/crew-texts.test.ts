import { expect, test } from 'vitest'
import { crewChoices, newCrew, otherCrewText } from '#src/web/admin/texts/crew-texts.ts'
import { STORED } from '../../../support/server/stored-request.ts'

test('all crews can be chosen, and one that is asked for where there are fewer by now', () => {
  const crewsOf = (asked?: string) => crewChoices({ crews: 2 }, asked).map(([crew]) => crew)
  expect(crewsOf()).toEqual(['', '1', '2'])
  expect(crewsOf('2')).toEqual(['', '1', '2'])
  expect(crewsOf('4')).toEqual(['', '1', '2', '4'])
})

test('before a move another crew is named, and after a change it is, only where the visit has changed hands, or takes its time again', () => {
  expect([otherCrewText(1, 2), otherCrewText(2, 2), otherCrewText(undefined, 2), otherCrewText(1, undefined)]).toEqual([
    'Crew 1 is not free then: now Crew 2',
    '',
    '',
    '',
  ])
  const of = (crew?: number) => ({ ...STORED, ...(crew !== undefined && { crew }) })
  expect([newCrew(of(1), of(2)), newCrew(of(2), of(2)), newCrew(of(1), of()), newCrew(of(), of(2)), newCrew(of(1), null)]).toEqual([
    'Crew 2',
    null,
    null,
    'Crew 2',
    null,
  ])
})

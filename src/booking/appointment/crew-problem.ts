import type { FieldProblem } from '../request/flat-fields.ts'

/** Why a crew cannot have a visit, whatever else it does then: there is no such crew, or no time that is held. */
export function crewProblems(crew: number | undefined, crews: number, holdsTime: boolean): FieldProblem[] {
  if (crew === undefined) return []
  if (crew > crews) return [{ field: 'crew', message: `There is no crew ${crew}: the business has ${crews}` }]
  return holdsTime ? [] : [{ field: 'crew', message: 'Only a visit that holds its time has a crew' }]
}

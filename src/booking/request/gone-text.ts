import type { Messages } from '#src/contract/generated/types.ts'
import type { FieldProblem } from './flat-fields.ts'

/** What a visitor is told whose page offers what the content of now does not: it was changed while the page was open, or this process has a newer one. */
export function goneText({ estimate, form }: Pick<Messages, 'estimate' | 'form'>): string {
  return estimate.gone ?? form.unknownChoice
}

/** Problems as a visitor reads them: what is not offered, another revision's page offered. */
export function inVisitorWords<P extends FieldProblem>(problems: readonly P[], messages: Messages): P[] {
  return problems.map(problem => (problem.isNotOffered ? { ...problem, message: goneText(messages) } : problem))
}

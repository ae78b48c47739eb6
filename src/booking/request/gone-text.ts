import type { Messages } from '#src/contract/generated/types.ts'
import type { FieldProblem } from './flat-fields.ts'

/** The message for a choice that the content no longer has: it changed while the page was open, or a process with older content made the page. */
export function goneText({ estimate, form }: Pick<Messages, 'estimate' | 'form'>): string {
  return estimate.gone ?? form.unknownChoice
}

/** Words problems for visitors: a choice that is not offered came from a page of another revision. */
export function inVisitorWords<P extends FieldProblem>(problems: readonly P[], messages: Messages): P[] {
  return problems.map(problem => (problem.isNotOffered ? { ...problem, message: goneText(messages) } : problem))
}

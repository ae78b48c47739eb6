import type { AskedInput } from '#src/catalog/words/input-words.ts'
import { ChoiceQuestion } from './choice-question.tsx'
import { furtherKinds } from './further-kinds.ts'
import { NumberQuestion } from './number-question.tsx'
import type { Question } from './question-kind.ts'

/** The only list of how questions are rendered. */
const questionKinds: { [K in AskedInput['kind']]: Question<K> } = { choice: ChoiceQuestion, number: NumberQuestion, ...furtherKinds }

/** How a question is rendered, by its kind. */
export function questionOf<K extends AskedInput['kind']>({ kind }: { kind: K }): Question<K> {
  return questionKinds[kind]
}

/** Adds the kinds that a browser's script begins without. */
export function addQuestionKinds(further: typeof furtherKinds): void {
  Object.assign(questionKinds, further)
}

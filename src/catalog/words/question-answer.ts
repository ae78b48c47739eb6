import { fill } from './fill.ts'

/** A question with its answer, as content words it: "Length: 20 feet"; a mark at the end of the question stands in place of the colon: "Ladder? None". */
export function questionAnswer(question: string, answer: string, template = '{question}: {answer}'): string {
  return fill(/[?:]$/.test(question) ? template.replace(/(\{question\})\s*:/, '$1') : template, { question, answer })
}

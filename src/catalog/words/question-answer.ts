/** A question with its answer: "Length: 20 feet", "Ladder? None". */
export function questionAnswer(question: string, answer: string): string {
  return /[?:]$/.test(question) ? `${question} ${answer}` : `${question}: ${answer}`
}

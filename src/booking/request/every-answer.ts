import type { FormRevision } from '#src/catalog/revision.ts'
import type { AskedInput } from '#src/catalog/words/input-words.ts'
import { type Reading, readAgain, type StoredRequest } from './read-again.ts'

/** So many ways to answer what one request leaves open are tried. */
const MAX_TRIED = 64

/** So many questions in a row. */
const MAX_QUESTIONS = 8

/** A request under both revisions, with the same answers. */
interface Pair {
  old: Reading
  now: Reading
}

/** A request under both revisions: by every way to answer the questions that it leaves open under one of them. */
export interface Tried {
  pairs: readonly Pair[]
  /** The labels of these questions. */
  questions: readonly string[]
  /** Whether every answer was tried: of a text, or of many numbers, none is. */
  isWhole: boolean
}

/** Prices a request under two revisions. One that was made before a question was asked is priced by each answer that it could have given. */
export function triedAnswers(request: StoredRequest, before: FormRevision, after: FormRevision): Tried {
  const [pairs, questions] = [[] as Pair[], new Set<string>()]
  const isWhole = tried(request, 0)
  return { pairs, questions: [...questions], isWhole }

  function tried(answered: StoredRequest, depth: number): boolean {
    const [old, now] = [readAgain(answered, before), readAgain(answered, after)]
    const question = now.open[0] ?? old.open[0]
    if (question === undefined) return pairs.push({ old, now }) <= MAX_TRIED
    questions.add(question.input.label)
    const answers = answersTo(question.input)
    return depth < MAX_QUESTIONS && answers.length > 0 && answers.every(answer => tried(question.answered(answered, answer), depth + 1))
  }
}

/** Every answer to a question; none where there are too many to try. */
function answersTo(input: AskedInput): (string | number)[] {
  if ('options' in input) return input.options.map(({ id }) => id)
  if (input.kind !== 'number') return []
  const { min, max, overMax, scale = 0 } = input
  const factor = 10 ** scale
  const count = Math.round((max - min) * factor) + (overMax === undefined ? 1 : 2)
  return count > MAX_TRIED ? [] : Array.from({ length: count }, (_, step) => Math.round(min * factor + step) / factor)
}

import type { Example, Examples, FailedExample } from '#src/contract/generated/types.ts'

/** The document of a folder's examples in which each that failed asks for the price that it has, with the answers that give it one where it lacked some. */
export function acceptedExamples(document: Examples, failed: readonly FailedExample[]): Examples {
  const failedAt = new Map(failed.map(each => [each.position, each]))
  return { ...document, examples: document.examples.map((example, position) => accepted(example, failedAt.get(position))) }
}

/** What is said of an example once it is accepted. */
export function acceptedLine({ title, expected, actual, mended }: FailedExample): string {
  return `the example "${title}" is ${actual} now, ${mended === undefined ? `not ${expected}` : `with ${mended.text}`}`
}

function accepted(example: Example, failed: FailedExample | undefined): Example {
  if (failed === undefined) return example
  const { price, mended } = failed
  if (mended === undefined) return { ...example, price }
  const { answers: _, ...others } = example
  return { ...others, ...(mended.answers.length > 0 && { answers: mended.answers }), price }
}

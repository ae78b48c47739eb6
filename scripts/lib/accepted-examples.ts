import type { Examples, FailedExample } from '#src/contract/generated/types.ts'

/** The document of a folder's examples in which each that failed asks for the price that it has. */
export function acceptedExamples(document: Examples, failed: readonly FailedExample[]): Examples {
  const priceOf = new Map(failed.map(({ position, price }) => [position, price]))
  return { ...document, examples: document.examples.map((example, position) => ({ ...example, price: priceOf.get(position) ?? example.price })) }
}

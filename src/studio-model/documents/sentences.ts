import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'

/** A text that contradicts what is set elsewhere. */
export interface TextAgainst {
  readonly document: string
  readonly pointer: string
  /** The sentence that does. */
  readonly quote: string
  readonly why: string
}

/** Finds the sentences in all texts of documents that contradict something, by what says why one does. */
export function sentencesAgainst(documents: readonly DatasetDocument[], whyNot: (sentence: string) => string | null): TextAgainst[] {
  return documents.flatMap(({ _id: document, ...fields }) =>
    [...textsIn(fields)].flatMap(({ pointer, text }) =>
      text.split(/(?<=[.!?])\s+|\n+/).flatMap(quote => {
        const why = whyNot(quote)
        return why === null ? [] : [{ document, pointer, quote, why }]
      }),
    ),
  )
}

function* textsIn(value: unknown, pointer = ''): Generator<{ pointer: string; text: string }> {
  const text = typeof value === 'string' ? value : wordsOfBlocks(value)
  if (text !== null) yield { pointer, text }
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) if (!name.startsWith('_')) yield* textsIn(part, `${pointer}/${name}`)
}

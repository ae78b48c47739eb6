import { type DocumentProblem, problemOfLine } from '#src/cms/documents/problem-lines.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'

/**
 * What the site refuses of what is published, from its own lines, which name each document by its id after that of the dataset. What is about no document
 * that is known here is about none (''), in the site's words.
 */
export function liveProblems(lines: readonly string[], published: readonly DatasetDocument[]): DocumentProblem[] {
  return lines.map(line => {
    const problem = problemOfLine(line)
    const document = published.find(({ _id }) => problem?.document.split('/').at(-1) === _id)
    return problem === null || document === undefined ? { document: '', pointer: '', message: line } : { ...problem, document: document._id }
  })
}

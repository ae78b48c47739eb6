import { type DocumentProblem, problemOfLine } from '#src/cms/documents/problem-lines.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'

/**
 * Reads the problems for which the site refuses what is published from its lines ("sanity:PROJECT/DATASET/ID#/POINTER: MESSAGE"). A line that names none of
 * these documents becomes a problem without a place, in the site's words.
 */
export function liveProblems(lines: readonly string[], published: readonly DatasetDocument[]): DocumentProblem[] {
  return lines.map(line => {
    const problem = problemOfLine(line)
    const document = published.find(({ _id }) => problem?.document.split('/').at(-1) === _id)
    return problem === null || document === undefined ? { document: '', pointer: '', message: line } : { ...problem, document: document._id }
  })
}

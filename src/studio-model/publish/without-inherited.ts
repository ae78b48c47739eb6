import { BY_DEFAULT } from '#src/cms/defaults/complete.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { tokensOf } from '#src/contract/json-pointer.ts'
import type { Finding } from './check-draft.ts'

/**
 * Returns a document's findings without those that follow from another: the mobile pages say again what the desktop's say, and a part that lacks
 * something lacks it in both, but can be mended only where the document says it.
 */
export function withoutInherited<P extends Finding>(findings: readonly P[], document: object): P[] {
  const isSaid = ({ pointer }: Finding) => valueIn(document, tokensOf(pointer).slice(0, -1)) !== undefined
  const said = new Set(findings.filter(isSaid).map(lackOf))
  return findings.filter(finding => isSaid(finding) || !said.has(lackOf(finding)))
}

/** The same of problems in several documents. */
export function withoutInheritedIn<P extends Finding>(documents: readonly DatasetDocument[], problems: readonly P[]): P[] {
  const left = new Set(
    [...Map.groupBy(problems, ({ document }) => document)].flatMap(([id, found]) => {
      const document = documents.find(({ _id }) => _id === id)
      return document === undefined ? found : withoutInherited(found, document)
    }),
  )
  return problems.filter(problem => left.has(problem))
}

/** Identifies a finding by its last two pointer steps and its message: the same in a layout and in the one that it inherits from. */
function lackOf({ pointer, message }: Finding): string {
  const own = message.endsWith(BY_DEFAULT) ? message.slice(0, -BY_DEFAULT.length) : message
  return JSON.stringify([tokensOf(pointer).slice(-2), own])
}

function valueIn(document: object, tokens: readonly string[]): unknown {
  return tokens.reduce<unknown>(
    // The parts of a text are counted otherwise in a document: where one lacks something, the text says it.
    (part, token) =>
      wordsOfBlocks(part) !== null ? part : typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[token] : undefined,
    document,
  )
}

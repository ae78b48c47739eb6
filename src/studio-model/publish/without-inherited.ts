import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { tokensOf } from '#src/contract/json-pointer.ts'
import type { Finding } from './check-draft.ts'

/**
 * Returns a document's findings without those that follow from another: the mobile pages say again what the desktop's say, and a part that lacks
 * something lacks it in both, but can be mended only where the document says it.
 */
export function withoutInherited(findings: readonly Finding[], document: object): Finding[] {
  const isSaid = ({ pointer }: Finding) => valueIn(document, tokensOf(pointer).slice(0, -1)) !== undefined
  const said = new Set(findings.filter(isSaid).map(lackOf))
  return findings.filter(finding => isSaid(finding) || !said.has(lackOf(finding)))
}

/** Identifies a finding by its last two pointer steps and its message: the same in a layout and in the one that it inherits from. */
function lackOf({ pointer, message }: Finding): string {
  return JSON.stringify([tokensOf(pointer).slice(-2), message])
}

function valueIn(document: object, tokens: readonly string[]): unknown {
  return tokens.reduce<unknown>(
    // The parts of a text are counted otherwise in a document: where one lacks something, the text says it.
    (part, token) =>
      wordsOfBlocks(part) !== null ? part : typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[token] : undefined,
    document,
  )
}

import type { FormContent } from '#src/catalog/revision.ts'

/**
 * Kinds that the script of the form begins without; further-kinds.ts has them. Told here, since whoever asks must not load that file.
 */
export const FURTHER: readonly string[] = ['bands', 'limit', 'scale', 'sum', 'dated', 'product', 'code', 'lookup']

/** Reads the content of an answer, and loads the kinds that it names and the script does not have, and what taxes do where there are some. Not validated: our own server checked it. */
export async function readContent(answer: Response) {
  const text = await answer.text()
  const further = text.includes('"taxes":') || FURTHER.some(kind => text.includes(`"kind":"${kind}"`)) ? await import('./further-kinds.ts') : null
  further?.addFurtherKinds()
  return { content: JSON.parse(text) as FormContent, further }
}

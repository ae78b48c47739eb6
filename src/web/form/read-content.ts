import type { FormContent } from '#src/catalog/revision.ts'

/**
 * Kinds that the script of the form begins without; further-kinds.ts has them. Told here, since whoever asks must not load that file.
 */
export const FURTHER: ReadonlySet<unknown> = new Set(['bands', 'limit', 'scale', 'sum', 'product', 'code', 'lookup'])

/** Reads the content of an answer, and loads the kinds that it names and the script does not have. Not validated: our own server checked it. */
export async function readContent(answer: Response): Promise<FormContent> {
  const content = (await answer.json()) as FormContent
  if (namesFurther([content.categories, content.visit])) (await import('./further-kinds.ts')).addFurtherKinds()
  return content
}

function namesFurther(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return ('kind' in part && FURTHER.has(part.kind)) || Object.values(part).some(namesFurther)
}

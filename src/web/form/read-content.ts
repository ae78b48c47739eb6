import type { FormContent } from '#src/catalog/revision.ts'

/** What the script of the form begins without, by how content names it; further-kinds.ts has it. Told here, since whoever asks must not load that file. */
const FURTHER = /"taxes":|"kind":"(bands|limit|scale|sum|dated|product|code|lookup)"/

/** Reads the content of an answer, and loads what it names and the script does not have. Not validated: our own server checked it. */
export async function readContent(answer: Response) {
  const text = await answer.text()
  const further = FURTHER.test(text) ? await import('./further-kinds.ts') : null
  further?.addFurtherKinds()
  return { content: JSON.parse(text) as FormContent, further }
}

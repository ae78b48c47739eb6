/** One document a line, as datasets are exported and imported. */
export function toNdjson(documents: readonly object[]): string {
  return documents.map(document => `${JSON.stringify(document)}\n`).join('')
}

/** Reads one document a line; throws an error that names the line that is none. */
export function readNdjson(text: string): unknown[] {
  return text.split('\n').flatMap((line, index): unknown[] => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line)]
    } catch (error) {
      throw new Error(`line ${index + 1} is not JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  })
}

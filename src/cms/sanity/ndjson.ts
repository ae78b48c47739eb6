/** Serialises documents one per line, the format of dataset exports and imports. */
export function toNdjson(documents: readonly object[]): string {
  return documents.map(document => `${JSON.stringify(document)}\n`).join('')
}

/**
 * Parses one document per line.
 * @throws Error that names the line that is not JSON.
 */
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

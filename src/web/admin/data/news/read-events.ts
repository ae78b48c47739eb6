/**
 * The data of each event of a stream of server-sent events (HTML standard, 9.2.6); names, ids and comments are skipped. `onSign` is called whenever anything
 * arrives, heartbeats too.
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, onSign: () => void = () => undefined): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      // A carriage return at the end may be half of a line end.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\r(?!$)|\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '' && data.length > 0) yield data.splice(0).join('\n')
        const [, text] = /^data(?:: ?(.*))?$/s.exec(line) ?? [null, null]
        if (text !== null) data.push(text ?? '')
      }
    }
  } finally {
    // It may have failed already.
    await reader.cancel().catch(() => undefined)
  }
}

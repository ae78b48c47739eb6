/** Wraps fetch to fail as soon as an answer exceeds a size; event streams are not limited. */
export function limitedFetch(maxBytes: number): (url: string, init?: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const answer = await fetch(url, init)
    const { status, statusText, headers, body } = answer
    if (body === null || headers.get('content-type')?.startsWith('text/event-stream') === true) return answer
    return new Response(body.pipeThrough(limit(maxBytes)), { status, statusText, headers })
  }
}

function limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new Error(`the answer has more than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
}

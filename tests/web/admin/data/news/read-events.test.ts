import { expect, test } from 'vitest'
import { readEvents } from '#src/web/admin/data/news/read-events.ts'

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

function streamOf(chunks: readonly Bytes[]): ReadableStream<Bytes> {
  return new ReadableStream({
    start: controller => {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function eventsOf(chunks: readonly Bytes[]): Promise<string[]> {
  const events: string[] = []
  for await (const event of readEvents(streamOf(chunks))) events.push(event)
  return events
}

const cases: { what: string; text: string; events: string[] }[] = [
  { what: 'one event', text: 'data: {"a":1}\n\n', events: ['{"a":1}'] },
  { what: 'several events', text: 'data: a\n\ndata: b\n\n', events: ['a', 'b'] },
  { what: 'a heartbeat', text: ':\n\n: still there\n\ndata: a\n\n', events: ['a'] },
  { what: 'data of several lines', text: 'data: a\ndata: b\n\n', events: ['a\nb'] },
  { what: 'one blank after the colon, and no more of them', text: 'data:a\n\ndata:  b\n\n', events: ['a', ' b'] },
  { what: 'other fields', text: 'event: x\nid: 1\nretry: 5\ndatabase: y\ndata: a\n\n', events: ['a'] },
  { what: 'a field without a value', text: 'data\n\n', events: [''] },
  { what: 'line ends of other systems', text: 'data: a\r\n\r\ndata: b\r\rdata: c\n\r\n', events: ['a', 'b', 'c'] },
  { what: 'a byte order mark', text: '\ufeffdata: a\n\n', events: ['a'] },
  { what: 'letters of several bytes', text: 'data: žluť 🚐\n\n', events: ['žluť 🚐'] },
  { what: 'an event that was cut off', text: 'data: a\n\ndata: b\n', events: ['a'] },
]

test.for(cases)('the stream is read with $what, however it arrives', async ({ text, events }) => {
  const bytes = bytesOf(text)
  expect(await eventsOf([bytes])).toEqual(events)
  expect(await eventsOf(Array.from(bytes, byte => Uint8Array.of(byte)))).toEqual(events)
  for (let at = 1; at < bytes.length; at++) expect(await eventsOf([bytes.slice(0, at), bytes.slice(at)]), `cut at ${at}`).toEqual(events)
})

test('each sign of life is told, also between events', async () => {
  let signs = 0
  for await (const _ of readEvents(streamOf([':\n\n', ':\n\n', 'data: a\n\n', ':\n\n'].map(bytesOf)), () => signs++));
  expect(signs).toBe(4)
})

test('who leaves the stream cancels it', async () => {
  let isCancelled = false
  const body = new ReadableStream<Bytes>({
    start: controller => controller.enqueue(bytesOf('data: a\n\n')),
    cancel: () => void (isCancelled = true),
  })
  for await (const _ of readEvents(body)) break
  expect(isCancelled).toBe(true)
})

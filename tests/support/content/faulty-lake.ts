import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'

/** What can be wrong with a Content Lake. */
export const FAULTS = ['500', '401', 'html', 'truncated', 'huge', 'hangs', 'trickles', 'resets', 'no list', 'empty'] as const
export type Fault = (typeof FAULTS)[number]

/** Answers a dataset's questions as the Content Lake does, until it is told to fail; it stops after the test. */
export class FaultyLake {
  documents: DatasetDocument[] = []
  fault: Fault | null = null
  /** Answers come when this is done. */
  answersAfter: Promise<void> = Promise.resolve()
  /** What was asked, without what was asked for. */
  readonly calls: string[] = []
  /** How many questions got an answer. */
  answered = 0
  private readonly streams = new Set<ServerResponse>()
  private readonly server = createServer((request, response) => void this.answer(request, response))

  /** Its scheme, host and port. */
  async start(port = 0): Promise<string> {
    await new Promise<void>(resolve => this.server.listen(port, '127.0.0.1', resolve))
    onTestFinished(() => this.stop())
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  /** How many listen to changes. */
  get listeners(): number {
    return this.streams.size
  }

  /** Publishes a change, of which listeners are told. */
  publish(documents: DatasetDocument[]): void {
    this.documents = documents
    for (const stream of this.streams) stream.write(`event: message\nid: 1\ndata: {"tags":["s1:a"]}\n\n`)
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://lake')
    const [, , , call = ''] = pathname.split('/')
    this.calls.push(call)
    if (call === 'live') return this.listen(response)
    await this.answersAfter
    if (this.fault !== null) return fail(this.fault, response)
    if (call === 'mutate') this.mutate(JSON.parse(await text(request)) as { mutations: Mutation[] })
    response.setHeader('content-type', 'application/json')
    this.answered += 1
    response.end(JSON.stringify(call === 'query' ? { ms: 1, result: this.documents } : { transactionId: 't1', results: [] }))
  }

  private listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: welcome\ndata: {}\n\n')
    this.streams.add(response)
    response.on('close', () => this.streams.delete(response))
  }

  private mutate({ mutations }: { mutations: Mutation[] }): void {
    for (const mutation of mutations) {
      const id = 'delete' in mutation ? mutation.delete.id : mutation.createOrReplace._id
      this.documents = this.documents.filter(({ _id }) => _id !== id)
      if ('createOrReplace' in mutation) this.documents.push(mutation.createOrReplace)
    }
  }
}

type Mutation = { createOrReplace: DatasetDocument } | { delete: { id: string } }

function fail(fault: Fault, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  switch (fault) {
    case '500':
    case '401':
      return void response.writeHead(Number(fault), json).end(JSON.stringify({ error: { description: `this is a ${fault}` } }))
    case 'html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>')
    case 'truncated':
      return void response.writeHead(200, { ...json, 'content-length': '1000' }).end('{"result":[{"_id":"business","_ty', () => response.destroy())
    case 'huge':
      response.writeHead(200, json).write('{"result":["')
      return void response.end(`${'x'.repeat(50_000_000)}"]}`)
    case 'hangs':
      return
    case 'trickles': {
      response.writeHead(200, json).write('{"result":[')
      const timer = setInterval(() => response.write(' '), 50)
      return void response.on('close', () => clearInterval(timer))
    }
    case 'resets':
      return void response.destroy()
    case 'no list':
      return void response.writeHead(200, json).end('{"result":{"_id":"business"}}')
    case 'empty':
      return void response.writeHead(200, json).end('{"result":[]}')
  }
}

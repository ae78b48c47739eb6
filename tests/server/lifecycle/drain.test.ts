import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { Drain } from '#src/server/lifecycle/drain.ts'

const WAITING = 50

test('connections that wait in the accept queue when the listener closes are answered', async () => {
  const app = fastify()
  Drain.addTo(app)
  app.get('/', () => 'here')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const answers = Array.from({ length: WAITING }, () => answerTo(port))
  expect(await app.drain.stop(app, 0)).toBe(0)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: WAITING }, () => 200))
  expect(await answerTo(port)).toMatch(/ECONNREFUSED/)
})

/** The status of the answer over a connection of its own, or why there is none. */
function answerTo(port: number): Promise<number | string> {
  return new Promise(resolve => {
    const asked = get({ host: '127.0.0.1', port, agent: false }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', ({ message }) => resolve(message))
  })
}

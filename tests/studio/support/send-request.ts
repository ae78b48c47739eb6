import { expect } from '@playwright/test'
import { QUOTE } from '#tests/support/server/requests.ts'

/** Sends the site a request, a quote unless the service says otherwise, as a visitor would. */
export async function sendRequest(site: string, service: Readonly<Record<string, unknown>>): Promise<void> {
  const { csrf_token: token } = (await (await fetch(`${site}/api/v1/csrf-token`)).json()) as { csrf_token: string }
  const { name, email, request_type } = QUOTE
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token }
  const body = JSON.stringify({ name, email, request_type, ...service })
  const answer = await fetch(`${site}/api/v1/appointments/`, { method: 'POST', headers, body })
  expect(answer.status, await answer.text()).toBe(201)
}

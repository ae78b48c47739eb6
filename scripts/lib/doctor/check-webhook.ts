import { SIGNATURE_HEADER, signatureOf } from '#src/server/content/webhook-signature.ts'
import { type Finding, fine, unknown, wrong } from './finding.ts'

const TIMEOUT_MS = 10_000

/** Whether the site takes a webhook that is signed with the secret. That Sanity calls it can be seen in Sanity alone. */
export async function checkWebhook(secret: string | null, siteOrigin: string | null): Promise<Finding[]> {
  if (secret === null) return [fine('SANITY_WEBHOOK_SECRET is not set: the server listens to the dataset by itself, and looks every five minutes')]
  if (siteOrigin === null) return [unknown('the webhook was not tried', 'set PUBLIC_ORIGIN to the site’s address, such as https://www.example.com')]
  const url = `${siteOrigin}/api/v1/content/changed`
  const status = await call(url, secret)
  if (typeof status === 'string') return [wrong(`${url} gives no answer (${status})`, 'is the site running, and PUBLIC_ORIGIN its address?')]
  if (status === 202)
    return [
      fine(`${url} takes the webhook`),
      unknown('whether Sanity calls it cannot be seen from here', 'publish something, then look at sanity.io/manage, API, Webhooks: attempts'),
    ]
  if (status === 401) return [wrong(`${url} refuses the signature`, 'SANITY_WEBHOOK_SECRET must be the same here, at the site and in the webhook')]
  if (status === 404) return [wrong(`${url} is not there`, 'start the site with SANITY_PROJECT_ID and SANITY_WEBHOOK_SECRET')]
  return [wrong(`${url} answers with ${status}`, 'look at the site’s log')]
}

async function call(url: string, secret: string): Promise<number | string> {
  const body = JSON.stringify({ _id: 'sanity-doctor' })
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, secret, Date.now()) }
  try {
    return (await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })).status
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    return cause instanceof Error ? `${message}: ${cause.message}` : message
  }
}

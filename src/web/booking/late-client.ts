import type { ApiClient, ApiOptions } from '../api/client.ts'

/** What the form asks of the API. */
export type FormClient = Pick<ApiClient, 'get' | 'send' | 'loadCsrfToken'>

/** Returns a client whose code arrives once the form is alive: nobody waits for what it asks. */
export function lateClient(options: ApiOptions): FormClient {
  const client = import('./form-client.ts').then(module => module.formClient(options))
  return {
    get: async (...call) => (await client).get(...call),
    send: async (...call) => (await client).send(...call),
    loadCsrfToken: async (...call) => (await client).loadCsrfToken(...call),
  }
}

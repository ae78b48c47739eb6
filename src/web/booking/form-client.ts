import { ApiClient, type ApiOptions } from '../api/client.ts'

/** Imported on demand: a module of its own, since what is imported in both ways costs a namespace. */
export function formClient(options: ApiOptions): ApiClient {
  return new ApiClient(options)
}

import { queryOptions } from '@tanstack/react-query'
import { session, sessionList, signedOut, validity } from '#src/contract/generated/admin-answers.ts'
import type { AccountSetup, Credentials, PasswordChange } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import { deviceHeaders, storeDevice } from './device.ts'

/** Returns the token of a new session. A 401 means wrong credentials, not an ended session. */
export async function signIn(api: AdminApi, credentials: Credentials): Promise<string> {
  return opened(await api.sendUnchecked('/api/v1/auth/login', credentials, deviceHeaders()))
}

/** Creates the account with a one-time code. Returns the token of a new session. */
export async function setUp(api: AdminApi, account: AccountSetup): Promise<string> {
  return opened(await api.sendUnchecked('/api/v1/auth/setup', account, deviceHeaders()))
}

/** Ends all sessions. Returns the token of a new one. */
export async function changePassword(api: AdminApi, change: PasswordChange): Promise<string> {
  return opened(await api.send('POST', '/api/v1/auth/password', change, deviceHeaders()))
}

/** Checks the stored token. Returns whose session it is. @throws ApiError with status 401 when it no longer holds. */
export async function validate(api: AdminApi): Promise<string> {
  return expectShape(validity, await api.send('POST', '/api/v1/auth/validate')).username
}

/** Ends the session on the server. */
export async function signOut(api: AdminApi): Promise<void> {
  await api.sendUnchecked('/api/v1/auth/logout')
}

/** Where the account is signed in. */
export function sessionsQuery(api: AdminApi) {
  return queryOptions({ queryKey: ['sessions'], queryFn: async () => expectShape(sessionList, await api.get('/api/v1/auth/sessions')) })
}

export async function endSession(api: AdminApi, id: string): Promise<void> {
  await api.send('DELETE', `/api/v1/auth/sessions/${encodeURIComponent(id)}`)
}

/** Ends all sessions, this one too. */
export async function signOutEverywhere(api: AdminApi): Promise<void> {
  storeDevice(expectShape(signedOut, await api.send('DELETE', '/api/v1/auth/sessions')).device)
}

/** Remembers the device token of a session that was opened. Returns the session's token. */
function opened(answer: unknown): string {
  const { token, device } = expectShape(session, answer)
  storeDevice(device)
  return token
}

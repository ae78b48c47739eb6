import type { AppContext } from '../app-context.ts'
import { buildDevices, type Devices } from './devices.ts'
import { LoginLimit } from './login-limit.ts'
import type { Sessions } from './sessions.ts'

/** The dependencies of signing in, beside the app's own. */
export interface SignInContext extends AppContext {
  sessions: Sessions
  devices: Devices
  limit: LoginLimit
}

export function signInContext(context: AppContext, sessions: Sessions): SignInContext {
  const { clock, csrfSecret, storage } = context
  return { ...context, sessions, devices: buildDevices(storage.accounts, clock), limit: new LoginLimit(storage.attempts, csrfSecret, clock) }
}

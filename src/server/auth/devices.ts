import { DEVICE_MS } from '#src/contract/sign-in-lifetimes.ts'
import type { AccountStore } from '../storage/accounts/account-store.ts'
import { hashToken, newToken } from './sessions.ts'

/** Browsers on which the owner has signed in before. A device's token proves that and nothing else: it opens no session. */
export interface Devices {
  /** The hash of the token when it is one of the account's devices; else null. */
  recognize: (token: string | null, username: string) => Promise<string | null>
  /** Returns the device's token: the given one while it is known, else a new one. */
  remember: (token: string | null, username: string) => Promise<string>
}

export function buildDevices(accounts: AccountStore, clock: () => Date): Devices {
  const oldest = () => new Date(clock().getTime() - DEVICE_MS)
  const recognize = async (token: string | null, username: string) => {
    const hash = token === null ? null : hashToken(token)
    return hash !== null && (await accounts.isDevice(hash, username, oldest())) ? hash : null
  }
  return {
    recognize,
    remember: async (token, username) => {
      const known = await recognize(token, username)
      if (token !== null && known !== null) {
        await accounts.touchDevice(known, clock())
        return token
      }
      const made = newToken()
      await accounts.deleteDevicesBefore(oldest())
      await accounts.addDevice(hashToken(made), username, clock())
      return made
    },
  }
}

import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { hashToken } from './sessions.ts'
import type { AccountStore } from '../storage/storage.ts'

/**
 * Sets the account that the environment names. Without one, and while there is no account at all, makes the code of a one-time link that
 * creates the first; an earlier code no longer works. Returns the code, or null when none is needed.
 */
export async function prepareAdmin(accounts: AccountStore, admin: Config['admin'], now: Date): Promise<string | null> {
  if (admin !== null) {
    const known = await accounts.find(admin.username)
    // An unchanged password keeps its sessions over a restart.
    if (known === null || !(await isPassword(admin.password, known.passwordHash))) {
      await accounts.save({ username: admin.username, passwordHash: await hashPassword(admin.password) }, now)
    }
    return null
  }
  if (await accounts.hasAny()) return null
  const code = randomBytes(24).toString('base64url')
  await accounts.saveSetupCode(hashToken(code), now)
  return code
}

import { randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/environment-reader.ts'
import type { AccountStore } from '../storage/accounts/account-store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { hashToken } from './sessions.ts'
import { weaknessOf } from './weak-password.ts'

/** How long a set-up code is valid. */
const SETUP_MS = 24 * 3_600_000

/**
 * Sets the account that the environment names; without one, and while no account exists, makes the code of a one-time link that creates it. Returns
 * the code, or null when none is needed.
 * @throws ConfigError when the environment's password is easy to guess.
 */
export async function prepareAdmin(
  accounts: AccountStore,
  admin: Config['admin'],
  businessName: () => Promise<string>,
  now: Date,
): Promise<string | null> {
  if (admin !== null) {
    await applyEnvironment(accounts, admin, businessName, now)
    return null
  }
  return (await accounts.hasAny()) ? null : newSetupCode(accounts, now)
}

/** Makes the code of a one-time link that sets the account, valid for a day; voids an earlier code. */
export async function newSetupCode(accounts: AccountStore, now: Date): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await accounts.saveSetupCode(hashToken(code), now)
  return code
}

/** The moment before which codes have expired. */
export function oldestSetupCode(now: Date): Date {
  return new Date(now.getTime() - SETUP_MS)
}

/**
 * Sets the account when the environment's credentials differ from the last ones, so that a restart does not undo a change that was made in the admin.
 */
async function applyEnvironment(
  accounts: AccountStore,
  { username, password }: NonNullable<Config['admin']>,
  businessName: () => Promise<string>,
  now: Date,
): Promise<void> {
  const credentials = JSON.stringify([username, password])
  const last = await accounts.environmentHash()
  if (last !== null && (await isPassword(credentials, last))) return
  const known = await accounts.find(username)
  if (last === null && known !== null && (await isPassword(password, known.passwordHash))) {
    // Set by an older version, which did not record the hash: the sessions go on.
    await accounts.noteEnvironment(username, await hashPassword(credentials))
    return
  }
  const weakness = await weaknessOf(password, [username, await businessName()])
  if (weakness !== null) throw new ConfigError([`ADMIN_PASSWORD is easy to guess. ${weakness}`])
  const [passwordHash, environmentHash] = await Promise.all([hashPassword(password), hashPassword(credentials)])
  await accounts.save({ username, passwordHash }, now, environmentHash)
}

import { randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/environment-reader.ts'
import type { AccountStore } from '../storage/storage.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { hashToken } from './sessions.ts'
import { weaknessOf } from './weak-password.ts'

/** A set-up code works for so long. */
const SETUP_MS = 24 * 3_600_000

/**
 * Sets the account that the environment names. Without one, and while there is no account at all, makes the code of a one-time link that
 * creates the first. Returns the code, or null when none is needed.
 * @throws ConfigError when the environment's password is easy to guess.
 */
export async function prepareAdmin(
  accounts: AccountStore,
  admin: Config['admin'],
  businessName: () => Promise<string>,
  now: Date,
): Promise<string | null> {
  if (admin !== null) {
    await followEnvironment(accounts, admin, businessName, now)
    return null
  }
  return (await accounts.hasAny()) ? null : newSetupCode(accounts, now)
}

/** Makes the code of a link that sets the account, once, within a day; an earlier code no longer works. */
export async function newSetupCode(accounts: AccountStore, now: Date): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await accounts.saveSetupCode(hashToken(code), now)
  return code
}

/** Codes that were made before then have expired. */
export function oldestSetupCode(now: Date): Date {
  return new Date(now.getTime() - SETUP_MS)
}

/** The environment sets the account when it says something new: a restart with the same variables does not undo a change that was made in the admin. */
async function followEnvironment(
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
    // Set by a program that did not note it yet: its sessions go on.
    await accounts.noteEnvironment(username, await hashPassword(credentials))
    return
  }
  const weakness = await weaknessOf(password, [username, await businessName()])
  if (weakness !== null) throw new ConfigError([`ADMIN_PASSWORD is easy to guess. ${weakness}`])
  const [passwordHash, environmentHash] = await Promise.all([hashPassword(password), hashPassword(credentials)])
  await accounts.save({ username, passwordHash }, now, environmentHash)
}

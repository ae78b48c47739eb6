/** The stored key of the specification's section 9. */
export const TOKEN_KEY = 'adminToken'

/** Stored for a moment on sign-out, so that other tabs can tell it from an expired session. */
export const SIGNED_OUT = ''

/** The token where storage is unavailable: the session lasts as long as the page. */
let unstored: string | null = null

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY) || unstored
  } catch {
    return unstored
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    unstored = token
  }
}

export function clearToken(isSignedOut = false): void {
  unstored = null
  try {
    if (isSignedOut) localStorage.setItem(TOKEN_KEY, SIGNED_OUT)
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was stored.
  }
}

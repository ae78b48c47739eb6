/** The stored key of the specification's section 9. */
export const TOKEN_KEY = 'adminToken'

/** Stands there for a moment when the owner signs out, so that other tabs tell it from a session that ends by itself. */
export const SIGNED_OUT = ''

/** The token of a browser that stores nothing: the session lasts as long as the page. */
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

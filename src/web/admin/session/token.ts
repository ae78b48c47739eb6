/** The stored key of the specification's section 9. */
const KEY = 'adminToken'

/** The token of a browser that stores nothing: the session lasts as long as the page. */
let unstored: string | null = null

export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unstored
  } catch {
    return unstored
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(KEY, token)
  } catch {
    unstored = token
  }
}

export function clearToken(): void {
  unstored = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

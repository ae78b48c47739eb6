/** The hashes of addresses that show the admin (specification, section 2): a pattern, as text, since the script before paint is given it too. */
export const ADMIN_HASH = String.raw`^#/admin\b`

/** Whether the admin is what an address shows; the site shares the document. */
export function isAdminHash(hash: string): boolean {
  return RegExp(ADMIN_HASH).test(hash)
}

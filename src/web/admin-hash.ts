/** What of the admin has an address of its own, `#/admin/trash`, beside the list at `#/admin`. */
const ADMIN_PATHS = ['calendar', 'trash', 'value'] as const

/**
 * The hashes of addresses that show the admin (specification, section 2); any other shows the site. A pattern, as text, since the script before paint
 * is given it too.
 */
export const ADMIN_HASH = String.raw`^#/admin(/(${ADMIN_PATHS.join('|')}))?(\?|$)`

/** Whether the admin is what an address shows; the site shares the document. */
export function isAdminHash(hash: string): boolean {
  return RegExp(ADMIN_HASH).test(hash)
}

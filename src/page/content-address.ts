/** Address of the content that the admin reads. It changes with the revision. */
export function ownerContentAddress(revision: string): string {
  return `/content/${revision}/owner-form.json`
}

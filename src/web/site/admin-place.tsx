import { usePage } from '../renderer/page-view.ts'

/** The place of the admin, with what it is loaded from. */
export function AdminPlace() {
  const { assets, form } = usePage()
  return (
    <div
      id="admin"
      data-script={assets.adminScript}
      data-styles={assets.adminStyles.join(' ')}
      data-api-origin={form.apiOrigin}
      data-content={form.ownerContent}
    />
  )
}

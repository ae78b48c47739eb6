import type { Action } from '#src/contract/generated/types.ts'
import { Art } from '../ui/art.tsx'
import { usePage } from './page-view.ts'

/** Links that look like buttons; the first of a row is the primary one. */
export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  const page = usePage()
  return (
    <p className="actions">
      {actions.map(({ label, to, icon }, position) => (
        <a key={label} className={position === 0 ? 'button' : 'button plain'} href={page.links.to(to)}>
          {icon !== undefined && <Art kind="icon" file={page.assets.drawings} name={icon} />}
          {page.text(label)}
        </a>
      ))}
    </p>
  )
}

const REACH: readonly Action[] = [
  { label: '{phone}', to: { kind: 'call' } },
  { label: '{email}', to: { kind: 'email' } },
]

/** Links to call, text or e-mail the business. */
export function ReachLinks() {
  return <ActionLinks actions={REACH} />
}

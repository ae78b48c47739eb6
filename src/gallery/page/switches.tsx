import { queryOf, SCHEMES, type Settings } from '../settings.ts'

const WIDTHS = [
  { layout: 'mobile', label: 'Phone' },
  { layout: 'desktop', label: 'Desk' },
] as const

/** Links to the same page at another width, or in other colours. */
export function Switches({ settings }: { settings: Settings }) {
  return (
    <>
      <ul className="switch" aria-label="Width">
        {WIDTHS.map(({ layout, label }) => (
          <li key={layout}>
            <a href={queryOf({ ...settings, layout })} aria-current={layout === settings.layout ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="switch" aria-label="Colours">
        {SCHEMES.map(scheme => (
          <li key={scheme}>
            <a href={queryOf({ ...settings, scheme })} aria-current={scheme === settings.scheme ? 'true' : undefined}>
              {scheme}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

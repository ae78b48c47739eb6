import { queryOf, SCHEMES, type Settings } from '../settings.ts'

const WIDTHS = [
  { layout: 'mobile', label: 'Phone' },
  { layout: 'desktop', label: 'Desk' },
] as const

/** Links to the same page at another width, or in other colours. */
export function Switches({ settings }: { settings: Settings }) {
  const widths = WIDTHS.map(({ layout, label }) => ({ label, to: { ...settings, layout }, isCurrent: layout === settings.layout }))
  const colours = SCHEMES.map(scheme => ({ label: scheme, to: { ...settings, scheme }, isCurrent: scheme === settings.scheme }))
  return (
    <>
      <Switch label="Width" options={widths} />
      <Switch label="Colours" options={colours} />
    </>
  )
}

interface Option {
  label: string
  to: Settings
  isCurrent: boolean
}

function Switch({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <ul className="switch" aria-label={label}>
      {options.map(({ label, to, isCurrent }) => (
        <li key={label}>
          <a href={queryOf(to)} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

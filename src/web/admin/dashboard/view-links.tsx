import { type View, VIEWS } from './view.ts'

/** Leads to the dashboard's views. */
export function ViewLinks({ current }: { current: View['kind'] }) {
  return (
    <nav aria-label="Views">
      <ul className="tabs">
        {Object.entries(VIEWS).map(([kind, { title, path }]) => (
          <li key={kind}>
            <a href={path} aria-current={kind === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

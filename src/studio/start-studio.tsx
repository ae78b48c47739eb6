import 'sanity/bundle.css'
import { createRoot } from 'react-dom/client'
import { type SingleWorkspace, Studio } from 'sanity'

/** Shows the Studio in the page. */
export function startStudio(config: SingleWorkspace): void {
  const place = document.getElementById('studio')
  if (place === null) throw new Error('the page has no place for the Studio')
  createRoot(place).render(<Studio config={config} />)
}

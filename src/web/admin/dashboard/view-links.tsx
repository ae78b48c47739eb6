import { Tabs } from '../ui/tabs.tsx'
import { type View, VIEWS } from './view.ts'

/** Leads to the dashboard's views. */
export function ViewLinks({ current }: { current: View['kind'] }) {
  return <Tabs label="Views" tabs={Object.entries(VIEWS).map(([kind, { title, path }]) => ({ title, href: path, isCurrent: kind === current }))} />
}

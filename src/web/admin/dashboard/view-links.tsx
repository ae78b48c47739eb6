import { Tabs } from '../ui/tabs.tsx'
import { type View, VIEWS } from './view.ts'

/** What is on paper has no tab: it is opened from what it shows. */
const TABS = Object.entries(VIEWS).filter(([kind]) => kind !== 'print')

/** Leads to the dashboard's views. */
export function ViewLinks({ current }: { current: View['kind'] }) {
  return <Tabs label="Views" tabs={TABS.map(([kind, { title, path }]) => ({ title, href: path, isCurrent: kind === current }))} />
}

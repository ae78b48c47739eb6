import { Tabs } from '../ui/tabs.tsx'
import { TABS, type View } from './view.ts'

/** Leads to the dashboard's views. */
export function ViewLinks({ current }: { current: View['kind'] }) {
  return <Tabs label="Views" tabs={TABS.map(([kind, { title, path }]) => ({ title, href: path, isCurrent: kind === current }))} />
}

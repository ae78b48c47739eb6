import { PlainHead } from '../dashboard/plain-head.tsx'
import type { Screen } from '../dashboard/screen.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

/** All customers, or the page of one, which has a heading of its own. Both load what they show. */
export const customersScreen: Screen<'customers'> = {
  Head: ({ view, title, actions, onEntered, parts }) =>
    view.of === '' ? <PlainHead {...parts} /> : <CustomerPage key={view.of} id={view.of} title={title} actions={actions} onStored={onEntered} />,
  Content: ({ view }) => view.of === '' && <CustomerList view={view} />,
  missing: () => null,
}

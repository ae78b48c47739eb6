import { useContent } from '../data/content/admin-content.ts'
import { NewRequest } from '../new-request/new-request.tsx'
import type { Entered } from '../telling/telling.ts'
import { PlainHead } from './plain-head.tsx'
import type { HeadParts, ScreenKind, ScreenProps } from './screen.ts'
import { SCREENS } from './screens.ts'
import { VIEWS } from './view.ts'
import { ViewTitle } from './view-title.tsx'

interface ViewHeadProps<K extends ScreenKind> {
  kind: K
  props: ScreenProps<K>
}

/** The title of a view, and what can be done with all that it shows. */
export function ViewHead<K extends ScreenKind>({ kind, props }: ViewHeadProps<K>) {
  const { dates } = useContent()
  const { title, showsNew, Head } = SCREENS[kind]
  const { view, data, isBusy, refresh, onEntered } = props
  const showNew = (entered: Entered) => {
    if (showsNew !== true) location.replace(VIEWS.list.path)
    onEntered(entered)
  }
  const parts: HeadParts = {
    heading: <ViewTitle text={title === undefined ? VIEWS[kind].title : title(view, dates)} total={data.total} title={props.title} />,
    newRequest: <NewRequest onStored={showNew} />,
    refresh: (
      <button type="button" className="plain-button" aria-disabled={isBusy} onClick={() => isBusy || refresh()}>
        Refresh Data
      </button>
    ),
  }
  return Head === undefined ? <PlainHead {...parts} /> : <Head {...props} parts={parts} />
}

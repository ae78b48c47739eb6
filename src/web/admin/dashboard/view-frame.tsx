import { Loading } from '../ui/loading.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import type { ScreenKind, ScreenProps } from './screen.ts'
import { SCREENS } from './screens.ts'
import { ViewHead } from './view-head.tsx'

interface ViewFrameProps<K extends ScreenKind> {
  kind: K
  props: ScreenProps<K>
}

/** A view of the dashboard: its head and its content, or that this is being loaded, or could not be. */
export function ViewFrame<K extends ScreenKind>({ kind, props }: ViewFrameProps<K>) {
  const { Above, Content, Below, missing } = SCREENS[kind]
  const { view, data, isBusy, refresh } = props
  const absent = missing === undefined ? data.list === null && 'requests' : missing(view, data)
  return (
    <>
      {Above && <Above {...props} />}
      <section className="requests" aria-labelledby="requests-title" aria-busy={isBusy}>
        <ViewHead kind={kind} props={props} />
        {isBusy && <Loading />}
        <Content {...props} />
        {absent && !isBusy && <NotLoaded what={absent} onRetry={refresh} />}
      </section>
      {Below && <Below {...props} />}
    </>
  )
}

import type { ComponentType, ReactNode, RefObject } from 'react'
import type { Day } from '#src/contract/generated/types.ts'
import type { RequestActions } from '../request/request-actions.ts'
import type { DateTexts } from '../texts/date-texts.ts'
import type { ChosenChanges } from './use-chosen-changes.ts'
import type { PageData } from './use-page-data.ts'
import type { RequestChanges } from './use-request-changes.ts'
import type { View } from './view.ts'
import type { Entered } from '../telling/telling.ts'

/** The views inside the dashboard's frame: all but what is on paper. */
export type ScreenKind = Exclude<View['kind'], 'print'>

/** What the dashboard gives a view to show. */
export interface ScreenProps<K extends ScreenKind> {
  view: Extract<View, { kind: K }>
  today: Day
  isPhone: boolean
  data: PageData
  /** Whether the view waits for its data, at first or after a refresh. */
  isBusy: boolean
  actions: RequestActions
  chosen: ChosenChanges
  unsent: RequestChanges['unsent']
  restoreDeleted: RequestChanges['restoreDeleted']
  /** The view's heading, which takes the focus when what has it leaves the view. */
  title: RefObject<HTMLHeadingElement | null>
  refresh: () => void
  /** Tells that a request was entered, and loads what follows from it. */
  onEntered: (entered: Entered) => void
  askDeleteAll: () => void
}

/** What a view says and shows. */
export interface Screen<K extends ScreenKind> {
  /** The heading, where that is not the view's title. */
  title?: (view: ScreenProps<K>['view'], dates: DateTexts) => string
  /** Whether a request that is entered here is shown here: elsewhere a filter could hide it, and the unfiltered list is opened. */
  showsNew?: true
  /** Part of the screen above the heading. */
  Above?: ComponentType<ScreenProps<K>>
  /** The heading with what can be done with all that is shown, where that differs from other views. */
  Head?: ComponentType<ScreenProps<K> & { parts: HeadParts }>
  Content: ComponentType<ScreenProps<K>>
  /** Part of the screen below the content. */
  Below?: ComponentType<ScreenProps<K>>
  /** What the dashboard has not loaded, as a failure names it, where that is not the list of requests; null where the content loads it by itself. */
  missing?: (view: ScreenProps<K>['view'], data: PageData) => 'values' | null
}

/** Parts of every head, which each view may arrange. */
export interface HeadParts {
  heading: ReactNode
  newRequest: ReactNode
  refresh: ReactNode
}

import type { ReactNode } from 'react'
import { useStructureTool } from 'sanity/structure'
import { styled } from 'styled-components'

/** What stays in sight below a form while that is scrolled. */
export function NoticeBelow({ children }: { children: ReactNode }) {
  const { features } = useStructureTool()
  return <Notice $isPhone={!features.resizablePanes}>{children}</Notice>
}

/** A form with a notice below: a field that is reached by keyboard is not covered by it. */
export const AboveNotice = styled.div`
  :focus {
    scroll-margin-bottom: 45vh;
  }
`

/** Below the form, and where that is longer than the screen at its lower edge: on a phone above Sanity's bar with Publish, which has this height. */
const Notice = styled.div<{ $isPhone: boolean }>`
  position: sticky;
  bottom: ${({ $isPhone }) => ($isPhone ? '49px' : 0)};
  z-index: 2;
  max-height: 40vh;
  overflow: auto;
  padding-bottom: 0.5rem;
`

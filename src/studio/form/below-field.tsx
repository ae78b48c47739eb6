import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** In the room that is between two fields anyway: what comes and goes here moves nothing below somebody's hands. Its frame is `position: relative`. */
export function BelowField({ children }: { children: ReactNode }) {
  return <Below>{children}</Below>
}

const Below = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: flex;
  gap: 0.75rem;
  padding-block: 6px;
  z-index: 1;
  pointer-events: none;
  /* A press beside the words may need a second line. */
  &:has(button) {
    position: static;
    padding-block: 0;
  }
  & > output {
    min-width: 0;
    white-space: nowrap;
  }
  button {
    pointer-events: auto;
  }
`

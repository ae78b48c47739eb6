import type { StepsSection } from '#src/contract/generated/types.ts'
import { SectionFrame } from '../section-frame.tsx'
import { Tiles } from '../tiles.tsx'

/** How it works, step by step. */
export function Steps({ section: { id, title, steps } }: { section: StepsSection }) {
  return (
    <SectionFrame id={id} kind="steps" title={title}>
      <Tiles tiles={steps} ordered />
    </SectionFrame>
  )
}

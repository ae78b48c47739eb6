import { useState } from 'react'

/** A text of which three lines are shown, and the rest on request. @param of says what the text is, for screen readers */
export function LongText({ text, of }: { text: string; of: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  return (
    <>
      <span className="long-text" data-open={isOpen} ref={element => watchCut(element, setIsCut)}>
        {text}
      </span>
      {(isCut || isOpen) && (
        <button
          type="button"
          className="quiet-button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'less' : 'more'}: ${of}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'less' : 'more'}
        </button>
      )}
    </>
  )
}

/** Tells whether an element holds more lines than it shows, also after its width has changed. */
function watchCut(element: HTMLElement | null, tell: (isCut: boolean) => void): (() => void) | undefined {
  if (element === null) return undefined
  const observer = new ResizeObserver(() => tell(element.scrollHeight > element.clientHeight + 1))
  observer.observe(element)
  return () => observer.disconnect()
}

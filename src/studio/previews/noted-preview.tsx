import type { ComponentType } from 'react'
import type { PreviewProps } from 'sanity'
import { useItemNote } from '../form/item-note.ts'

/** A preview that says what has yet to be filled in of its item in the second line, for which every item of a list has room: a line of its own would move those below. */
export function notedPreview(Preview: ComponentType<PreviewProps> | undefined): ComponentType<PreviewProps> {
  return function NotedPreview(props) {
    const note = useItemNote()
    const draw: PreviewProps['renderDefault'] = shown => props.renderDefault(note === null ? shown : { ...shown, subtitle: note })
    return Preview === undefined ? draw(props) : <Preview {...props} renderDefault={draw} />
  }
}

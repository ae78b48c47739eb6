import { Card, Text } from '@sanity/ui'
import type { LayoutProps } from 'sanity'
import { NOT_SAVED, useUnsaved } from './unsaved.ts'

/** The Studio, below a notice from an edit that could not be sent until it has arrived. */
export function UnsavedNotice(props: LayoutProps) {
  const isShown = useUnsaved()
  return (
    <>
      <output style={{ display: 'block' }}>
        {isShown && (
          <Card tone="caution" padding={3}>
            <Text size={1}>{NOT_SAVED}: your changes could not be sent. Keep this page open, they are sent again until they arrive.</Text>
          </Card>
        )}
      </output>
      {props.renderDefault(props)}
    </>
  )
}

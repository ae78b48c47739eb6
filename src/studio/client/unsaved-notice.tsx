import { Card, Text } from '@sanity/ui'
import { useSyncExternalStore } from 'react'
import type { LayoutProps } from 'sanity'
import { isUnsaved, watchUnsaved } from './unsaved.ts'

/** The Studio, below a notice while an edit could not be sent. */
export function UnsavedNotice(props: LayoutProps) {
  const isShown = useSyncExternalStore(watchUnsaved, isUnsaved)
  return (
    <>
      <output style={{ display: 'block' }}>
        {isShown && (
          <Card tone="caution" padding={3}>
            <Text size={1}>Not saved yet: the connection is lost. Keep this page open, your changes are sent as soon as it is back.</Text>
          </Card>
        )}
      </output>
      {props.renderDefault(props)}
    </>
  )
}

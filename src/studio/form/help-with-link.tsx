import { Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import type { FieldProps } from 'sanity'

/** A field whose help has a link in it: Sanity takes text alone for a description. */
export function helpWithLink(Help: ComponentType): ComponentType<FieldProps> {
  return function HelpWithLink(props) {
    const children = (
      <Stack gap={3}>
        <Text size={1} muted>
          <Help />
        </Text>
        {props.children}
      </Stack>
    )
    return props.renderDefault({ ...props, children })
  }
}

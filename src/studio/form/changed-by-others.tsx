import { Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { type FieldProps, useFormValue } from 'sanity'
import { changedByOthersText } from '../../studio-model/history/changed-by-others.ts'
import { scopeAt, scopesOf } from '../../studio-model/reprice/price-scopes.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { useChangedByOthers } from './use-changed-by-others.ts'

/** In the room between two fields: nothing moves below somebody's hands. */
const BELOW: CSSProperties = {
  position: 'absolute',
  insetBlockStart: '100%',
  paddingBlock: 6,
  insetInlineStart: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  zIndex: 1,
  pointerEvents: 'none',
}

/** Says at a field that is open here what somebody else just made of it. */
export function ChangedByOthers({ path, value, schemaType }: Pick<FieldProps, 'path' | 'value' | 'schemaType'>) {
  const change = useChangedByOthers(path, value)
  const document = useFormValue([])
  const content = useEditingContent()
  const isWritten = change !== null && content !== 'loading' && content !== null
  return (
    <output style={BELOW}>
      {isWritten && (
        <Text size={1} muted textOverflow="ellipsis">
          {changedByOthersText({ ...change, type: schemaType.name }, scopeAt({ path: path as [] }, scopesOf(document, content)), {
            money: content.money,
            wording: content.messages.price,
            locale: content.locale,
          })}
        </Text>
      )}
    </output>
  )
}

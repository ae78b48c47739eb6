import { Text } from '@sanity/ui'
import { type FieldProps, useFormValue } from 'sanity'
import { changedByOthersText } from '../../studio-model/history/changed-by-others.ts'
import { scopeAt, scopesOf } from '../../studio-model/reprice/price-scopes.ts'
import { useEditingContent } from '../content/use-editing-content.ts'
import { useChangedByOthers } from './use-changed-by-others.ts'

/** Says at a field that is open here what somebody else just made of it. */
export function ChangedByOthers({ path, value, schemaType }: Pick<FieldProps, 'path' | 'value' | 'schemaType'>) {
  const change = useChangedByOthers(path, value)
  const document = useFormValue([])
  const content = useEditingContent()
  const isWritten = change !== null && content !== 'loading' && content !== null
  return (
    <output>
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

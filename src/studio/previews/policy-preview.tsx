import type { ComponentType } from 'react'
import { type PreviewProps, useFormValue } from 'sanity'
import { toldPolicy, type ToldPolicy } from '../../studio-model/policies/told-policy.ts'
import { useEditingContent } from '../content/use-editing-content.ts'

/** A deposit or cancellation in its document's form, or a part of one, with the sentences that visitors will read. */
export function policyPreview(type: ToldPolicy): ComponentType<PreviewProps & { item?: unknown }> {
  return function PolicyPreview(props) {
    const document = useFormValue([])
    const content = useEditingContent()
    const said = content === 'loading' || content === null ? '' : toldPolicy(type, props.item, document, content)
    return props.renderDefault(said === '' ? props : { ...props, subtitle: said })
  }
}

import type { ComponentType } from 'react'
import { type PreviewProps, useFormValue } from 'sanity'
import { wholeFormItem } from '../../studio-model/documents/default-text.ts'
import { previewWords } from '../../studio-model/documents/preview-words.ts'
import { fieldsOf } from '../../studio-model/draft/draft-value.ts'
import { useLanguage } from '../content/use-language.ts'

/** A group or a field of the request form, called as visitors read it where its own texts are left to their defaults. */
export function formItemPreview(type: 'FieldGroup' | 'Field'): ComponentType<PreviewProps & { item?: unknown }> {
  return function FormItemPreview(props) {
    const form = useFormValue([])
    const language = useLanguage()
    const isForm = typeof form === 'object' && form !== null
    return props.renderDefault(isForm ? { ...props, ...previewWords(type, wholeFormItem(form, fieldsOf(props.item), language)) } : props)
  }
}

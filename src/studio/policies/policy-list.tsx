import { Stack } from '@sanity/ui'
import { type FunctionComponent, useMemo } from 'react'
import type { ArrayOfObjectsInputProps, ArraySchemaType } from 'sanity'
import type { PolicyList } from '../../studio-model/policies/usual-policy.ts'
import { UsualItems } from '../starts/usual-items.tsx'
import { NewPolicy } from './new-policy.tsx'

/** Deposits, or what cancelling costs, with a form that adds one: two ways to add would leave an owner to choose. */
export function policyListInput(list: PolicyList): FunctionComponent<ArrayOfObjectsInputProps> {
  return function PolicyListInput(props) {
    const schemaType = useMemo(() => withoutAdd(props.schemaType), [props.schemaType])
    return (
      <Stack gap={4}>
        {props.readOnly !== true && <NewPolicy list={list} />}
        <UsualItems {...props} schemaType={schemaType} />
      </Stack>
    )
  }
}

function withoutAdd(type: ArraySchemaType): ArraySchemaType {
  return { ...type, options: { ...type.options, disableActions: ['add'] } }
}

import { Stack } from '@sanity/ui'
import type { FunctionComponent } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'
import type { PolicyList } from '../../studio-model/policies/usual-policy.ts'
import { UsualItems } from '../starts/usual-items.tsx'
import { NewPolicy } from './new-policy.tsx'

/** Deposits, or what cancelling costs, with a form for what most businesses have. */
export function policyListInput(list: PolicyList): FunctionComponent<ArrayOfObjectsInputProps> {
  return function PolicyListInput(props) {
    return (
      <Stack gap={4}>
        {props.readOnly !== true && <NewPolicy list={list} />}
        <UsualItems {...props} />
      </Stack>
    )
  }
}

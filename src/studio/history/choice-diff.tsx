import { Stack } from '@sanity/ui'
import type { ComponentType } from 'react'
import type { Diff, DiffProps } from 'sanity'
import type { StudioOption } from '../../studio-model/documents/studio-type.ts'
import { FromTo } from '../change/from-to.tsx'
import { ChangedItem } from './changed-item.tsx'

/** Shows a choice that changed, in "Review changes", by the titles of its options. */
export function choiceDiff(options: readonly StudioOption[]): ComponentType<DiffProps<Diff>> {
  const titleOf = (value: unknown) => options.find(option => option.value === value)?.title ?? null
  return function ChoiceDiff({ diff }: DiffProps<Diff>) {
    return (
      <Stack gap={3} padding={3}>
        <ChangedItem />
        <FromTo before={titleOf(diff.fromValue)} after={titleOf(diff.toValue)} />
      </Stack>
    )
  }
}

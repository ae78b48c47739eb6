import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { DraftProblem } from '../../contract/generated/types.ts'
import { type GoneName, goneNames } from '../../studio-model/publish/gone-names.ts'
import { patchOperations } from '../client/patch-operations.ts'
import { useDraftEdit } from '../client/use-draft-edit.tsx'
import { ListedLines } from './listed-lines.tsx'

interface GoneNamesViewProps {
  problems: readonly DraftProblem[]
  /** The documents as they would be published, those that are published after them. */
  documents: readonly DatasetDocument[]
}

/** Questions, sizes, packages and add-ons that a draft removed and other places still name: lists what goes with each, and a button that removes it from the drafts. */
export function GoneNamesView({ problems, documents }: GoneNamesViewProps) {
  return goneNames(documents, problems).map(name => <GoneNameView key={`${name.title} ${name.parts.join()}`} name={name} />)
}

function GoneNameView({ name: { title, places, parts, edits } }: { name: GoneName }) {
  const { edit, failure } = useDraftEdit()
  const [isAsked, setIsAsked] = useState(false)
  const takeOut = () => {
    setIsAsked(false)
    edit(new Map([...edits].map(([id, own]) => [id, patchOperations(own)])))
  }
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          “{title}” is gone, and {places === 1 ? 'one place' : `${places} places`} still name{places === 1 ? 's' : ''} it.
        </Text>
        {isAsked ? (
          <>
            <Text size={1}>This goes with it, in the draft:</Text>
            <ListedLines lines={parts} />
            <Flex gap={3}>
              <Button tone="critical" fontSize={1} padding={2} text="Take it out" onClick={takeOut} />
              <Button mode="ghost" fontSize={1} padding={2} text="Not now" onClick={() => setIsAsked(false)} />
            </Flex>
          </>
        ) : (
          <Flex>
            <Button mode="ghost" fontSize={1} padding={2} text="Take it out everywhere…" onClick={() => setIsAsked(true)} />
          </Flex>
        )}
        {failure}
      </Stack>
    </Card>
  )
}

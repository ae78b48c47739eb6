import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useEffectEvent } from 'react'
import { PatchEvent, type Path, set, type StringFieldProps, unset, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import type { PathStep } from '../../studio-model/documents/place-of.ts'
import { movedPage, type MovedPage } from '../../studio-model/publish/former-addresses.ts'
import { useContent } from '../content/use-content.ts'
import { useLanguage } from '../content/use-language.ts'

/** The address of a page. When another is written, the published one becomes a former one by itself as the field is left; below it stands where that leads. */
export function AddressField(props: StringFieldProps) {
  const { inputProps, value } = props
  const { focused, readOnly } = inputProps
  const { onChange } = useDocumentPane()
  const moved = useMovedPage(props.path)
  const keep = () => {
    if (moved === null) return
    onChange(PatchEvent.from(moved.kept.length === 0 ? unset(moved.place as Path) : set(moved.kept, moved.place as Path)))
  }
  const readValue = useEffectEvent(() => value)
  const keepIfChanged = useEffectEvent((before: string | undefined) => {
    // Whoever took the old address out of the list, and looks at the field again, wants it gone.
    if (readOnly !== true && value !== before) keep()
  })
  useEffect(() => {
    if (focused !== true) return undefined
    const before = readValue()
    return () => keepIfChanged(before)
  }, [focused])
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {moved !== null && moved.from !== moved.to && focused !== true && <OldAddress moved={moved} isReadOnly={readOnly === true} onKeep={keep} />}
    </Stack>
  )
}

function useMovedPage(path: Path): MovedPage | null {
  const { documentId } = useDocumentPane()
  const draft = useFormValue([])
  const published = useContent()?.published.find(({ _id }) => _id === documentId)
  const language = useLanguage()
  return typeof draft !== 'object' || draft === null ? null : movedPage(published, draft, path as PathStep[], language)
}

function OldAddress({ moved: { from, to, former }, isReadOnly, onKeep }: { moved: MovedPage; isReadOnly: boolean; onKeep: () => void }) {
  const isKept = former.includes(from)
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1} muted>
        {isKept
          ? `Once published, the old address ${from} leads to ${to}.`
          : `Once published, the old address ${from} is gone: links to it lead nowhere.`}
      </Text>
      {!isKept && <Button mode="ghost" fontSize={1} padding={2} text="Keep the old address leading here" disabled={isReadOnly} onClick={onKeep} />}
    </Flex>
  )
}

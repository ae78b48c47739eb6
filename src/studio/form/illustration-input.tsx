import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { PatchEvent, pathToString, type StringInputProps, unset, useFormValue } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { fieldsIn } from '../../studio-model/documents/place-of.ts'
import { fieldsOf, textAt } from '../../studio-model/draft/draft-value.ts'
import { addressOf } from '../content/media.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { showField } from './show-field.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useGoTo } from './use-go-to.ts'
import { useMedia } from '../content/use-media.ts'

/** Selects one of the drawings that there are. */
export function IllustrationInput(props: StringInputProps) {
  const media = useMedia()
  // Until the files are loaded, do not show the current one as missing.
  const names = media?.illustrations ?? (props.value === undefined ? [] : [props.value])
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3}>
        <Thumbnail address={addressOf('illustrations', props.value)} size={36} />
        <Box flex={1}>
          <ChoiceSelect {...props} options={names.map(name => ({ value: name, title: name }))} />
        </Box>
      </Flex>
      {props.readOnly !== true && <PhotographInstead path={props.path.slice(0, -1)} hasDrawing={props.value !== undefined} />}
    </Stack>
  )
}

interface PhotographInsteadProps {
  /** Of what both are in. */
  path: StringInputProps['path']
  hasDrawing: boolean
}

/** Leads to the photograph that would be shown in place of a drawing, and back from one that is there. Not there where there can be none. */
function PhotographInstead({ path, hasDrawing }: PhotographInsteadProps) {
  const owner = fieldsOf(useFormValue(path))
  const { onChange } = useDocumentPane()
  const goTo = useGoTo()
  const type = textAt(owner, '_type')
  const canHave = type !== undefined && fieldsIn({ is: 'named', type }, owner).some(({ name }) => name === PHOTOGRAPH)
  if (!canHave) return null
  const place = [...path, PHOTOGRAPH]
  const lead = () => {
    goTo(place)
    showField(pathToString(place))
  }
  if (owner[PHOTOGRAPH] === undefined)
    return (
      <Flex>
        <Button mode="ghost" fontSize={1} padding={2} text="A photograph in its place…" onClick={lead} />
      </Flex>
    )
  return (
    <Flex gap={3} align="center" wrap="wrap">
      {hasDrawing && isPicture(owner[PHOTOGRAPH]) && (
        <Text size={1} muted>
          A photograph is shown in its place.
        </Text>
      )}
      {/* With all that was said of it: what it shows would still be asked for. */}
      {hasDrawing && (
        <Button mode="ghost" fontSize={1} padding={2} text="Back to this drawing" onClick={() => onChange(PatchEvent.from(unset(place)))} />
      )}
    </Flex>
  )
}

/** Whether a photograph has more than words about it. */
function isPicture(value: unknown): boolean {
  const { asset, src } = fieldsOf(value)
  return asset !== undefined || src !== undefined
}

/** The field of the photograph, beside that of the drawing. */
const PHOTOGRAPH = 'picture'

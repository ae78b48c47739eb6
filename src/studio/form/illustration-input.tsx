import { Box, Button, Flex, Stack } from '@sanity/ui'
import { pathToString, type StringInputProps, useFormValue } from 'sanity'
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
      {props.readOnly !== true && <PhotographInstead path={props.path.slice(0, -1)} />}
    </Stack>
  )
}

/** Leads to the photograph that would be shown in place of a drawing; not there where there can be none, or is one. `path` is that of what both are in. */
function PhotographInstead({ path }: { path: StringInputProps['path'] }) {
  const owner = fieldsOf(useFormValue(path))
  const goTo = useGoTo()
  const type = textAt(owner, '_type')
  const canHave = type !== undefined && fieldsIn({ is: 'named', type }, owner).some(({ name }) => name === PHOTOGRAPH)
  if (!canHave || owner[PHOTOGRAPH] !== undefined) return null
  const place = [...path, PHOTOGRAPH]
  const lead = () => {
    goTo(place)
    showField(pathToString(place))
  }
  return (
    <Flex>
      <Button mode="ghost" fontSize={1} padding={2} text="A photograph in its place…" onClick={lead} />
    </Flex>
  )
}

/** The field of the photograph, beside that of the drawing. */
const PHOTOGRAPH = 'picture'

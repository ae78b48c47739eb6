import { Box, Flex } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { addressOf } from '../content/media.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useMedia } from '../content/use-media.ts'

/** Selects one of the drawings that there are. */
export function IllustrationInput(props: StringInputProps) {
  const media = useMedia()
  // Until the files are loaded, do not show the current one as missing.
  const names = media?.illustrations ?? (props.value === undefined ? [] : [props.value])
  return (
    <Flex align="center" gap={3}>
      <Thumbnail address={addressOf('illustrations', props.value)} size={36} />
      <Box flex={1}>
        <ChoiceSelect {...props} options={names.map(name => ({ value: name, title: name }))} />
      </Box>
    </Flex>
  )
}

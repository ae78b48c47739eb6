import { Box, Flex } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { addressOf } from '../content/media.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useMedia } from '../content/use-media.ts'

/** Selects one of the drawings that there are. */
export const IllustrationInput = fileNameInput('illustrations')

/** Selects one of the videos that there are: they come into the content folder by hand. */
export const VideoNameInput = fileNameInput('videos')

function fileNameInput(kind: 'illustrations' | 'videos') {
  return function FileNameInput(props: StringInputProps) {
    const media = useMedia()
    // Until the files are loaded, do not show the current one as missing.
    const names = media?.[kind] ?? (props.value === undefined ? [] : [props.value])
    return (
      <Flex align="center" gap={3}>
        {kind === 'illustrations' && <Thumbnail address={addressOf(kind, props.value)} size={36} />}
        <Box flex={1}>
          <ChoiceSelect {...props} options={names.map(name => ({ value: name, title: name }))} />
        </Box>
      </Flex>
    )
  }
}

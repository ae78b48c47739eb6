import { Flex, Select, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from 'sanity'
import type { ImageFile } from '../../cms/media/media-list.ts'
import { addPicture, addressOf, isBesideFolder } from '../content/media.ts'
import { BelowField } from './below-field.tsx'
import { ErrorMessages } from './field-messages.tsx'
import { shrunkPicture } from './shrunk-picture.ts'
import { ToFillInHere } from './to-fill-in-here.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { UploadButton } from './upload-button.tsx'
import { useMedia } from '../content/use-media.ts'

interface FolderFileProps extends Pick<FieldProps, 'path'> {
  id: string
  label: string
  /** What the button says that adds a file to the folder. */
  addText: string
  /** The chosen file; undefined when there is none. */
  name: string | undefined
  /** Whether a picture may be chosen here; said why where it may not. */
  fits: (image: ImageFile) => boolean
  misfit: string
  /** What stands here while the folder is elsewhere. */
  elsewhere?: string
  isReadOnly: boolean
  /** Whether somebody was led here to choose one. */
  isAskedFor: boolean
  errors: FieldProps['validation']
  onChoose: (image: ImageFile) => void
}

/** Chooses a picture among the files of the content folder, or adds one to it. */
export function FolderFile({ id, path, label, addText, name, fits, misfit, elsewhere, isReadOnly, isAskedFor, errors, onChoose }: FolderFileProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isAskedFor) select.current?.focus()
  }, [isAskedFor])
  const [refused, setRefused] = useState<string | null>(null)
  const media = useMedia()
  const images = media?.images.filter(fits) ?? []
  const choose = (image: ImageFile) => {
    setRefused(fits(image) ? null : `“${image.name}” does not fit here: ${misfit}.`)
    if (fits(image)) onChoose(image)
  }
  return (
    <Flex gap={4} align="flex-start" wrap="wrap">
      <Thumbnail address={addressOf('images', name)} size={120} />
      <Stack gap={3} flex={1} style={{ minWidth: '12rem', position: 'relative' }}>
        <Text as="label" size={1} weight="medium" htmlFor={`${id}-file`}>
          {label}
        </Text>
        <Select
          ref={select}
          id={`${id}-file`}
          value={name ?? ''}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => {
            const chosen = images.find(image => image.name === currentTarget.value)
            if (chosen !== undefined) choose(chosen)
          }}
        >
          {!images.some(image => image.name === name) && (
            <option value={name ?? ''}>{name === undefined ? 'Choose…' : media === null ? name : `${name} (gone)`}</option>
          )}
          {images.map(image => (
            <option key={image.name} value={image.name}>
              {image.name}
            </option>
          ))}
        </Select>
        {isBesideFolder && !isReadOnly && (
          <UploadButton text={addText} accept="image/*" send={async file => choose(await addPicture(file.name, await shrunkPicture(file)))} />
        )}
        {!isBesideFolder && elsewhere !== undefined && (
          <Text size={1} muted>
            {elsewhere}
          </Text>
        )}
        {refused !== null && (
          <Text size={1} role="alert">
            {refused}
          </Text>
        )}
        <ErrorMessages of={id} path={path} validation={errors} />
        <BelowField>
          <ToFillInHere path={path} validation={errors} />
        </BelowField>
      </Stack>
    </Flex>
  )
}

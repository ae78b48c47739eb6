import { useEffect, useRef, useState } from 'react'
import { Flex, Select, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, set, setIfMissing, unset } from 'sanity'
import type { ImageFile } from '../../cms/media/media-list.ts'
import { isBesideFolder } from '../content/media.ts'
import { ErrorMessages } from './field-messages.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { UploadButton } from './upload-button.tsx'
import { useMedia } from './use-media.ts'

/** The values of the fields that the picked file determines, by field name; null when the picture does not qualify. */
type FieldsFromFile = (image: ImageFile) => Readonly<Record<string, string | number>> | null

/** Input for a page's picture: an existing or a new one. */
export const PictureInput = pictureInput(['src', 'width', 'height'], ({ name, width, height }) => ({
  src: name,
  ...(width !== null && { width }),
  ...(height !== null && { height }),
}))

/** What a picture of the dataset says in place of a file, or in another form (hotspot and crop): it would win over the file. */
const OF_ASSET = ['asset', 'hotspot', 'crop'] as const

/** An icon: a square PNG. */
export const AppIconInput = pictureInput(['src', 'size'], ({ name, width, height }) =>
  name.endsWith('.png') && width !== null && width === height ? { src: name, size: width } : null,
)

function pictureInput(derivedFields: readonly string[], fieldsFromFile: FieldsFromFile) {
  return function PictureInput(props: ObjectInputProps) {
    const { value, onChange, readOnly, members, id, schemaType, focusPath, renderDefault } = props
    const select = useRef<HTMLSelectElement>(null)
    const isAskedFor = derivedFields.some(field => field === focusPath[0])
    useEffect(() => {
      if (isAskedFor) select.current?.focus()
    }, [isAskedFor])
    const [misfit, setMisfit] = useState<string | null>(null)
    const media = useMedia()
    const images = media?.images.filter(image => fieldsFromFile(image) !== null) ?? []
    const isAsset = value?.['asset'] !== undefined
    const name = !isAsset && typeof value?.['src'] === 'string' ? value['src'] : undefined
    const choose = (image: ImageFile) => {
      const fields = fieldsFromFile(image)
      setMisfit(fields === null ? `“${image.name}” does not fit here: this has to be a square PNG.` : null)
      if (fields === null) return
      const written = Object.entries(fields).map(([field, value]) => set(value, [field]))
      onChange([setIfMissing({ _type: schemaType.name }), ...(isAsset ? OF_ASSET.map(field => unset([field])) : []), ...written])
    }
    const others = members.filter(member => member.kind !== 'field' || !derivedFields.includes(member.name))
    const errors = members.flatMap(member => (member.kind === 'field' && derivedFields.includes(member.name) ? member.field.validation : []))
    return (
      <Stack gap={5}>
        <Flex gap={4} align="flex-start" wrap="wrap">
          <Thumbnail kind="images" name={name} size={120} />
          <Stack gap={3} flex={1} style={{ minWidth: '12rem' }}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-file`}>
              File
            </Text>
            <Select
              ref={select}
              id={`${id}-file`}
              value={name ?? ''}
              disabled={readOnly === true}
              onChange={({ currentTarget }) => {
                const chosen = images.find(image => image.name === currentTarget.value)
                if (chosen !== undefined) choose(chosen)
              }}
            >
              {!images.some(image => image.name === name) && (
                <option value={name ?? ''}>
                  {name === undefined ? (isAsset ? 'A picture of the dataset' : 'Choose…') : media === null ? name : `${name} (gone)`}
                </option>
              )}
              {images.map(image => (
                <option key={image.name} value={image.name}>
                  {image.name}
                </option>
              ))}
            </Select>
            {isBesideFolder ? (
              readOnly !== true && <UploadButton onAdded={choose} />
            ) : (
              <Text size={1} muted>
                New pictures come into the site’s content folder, with its next version and that of this Studio.
              </Text>
            )}
            {misfit !== null && (
              <Text size={1} role="alert">
                {misfit}
              </Text>
            )}
            <ErrorMessages of={id} validation={errors} />
          </Stack>
        </Flex>
        {renderDefault({ ...props, members: others })}
      </Stack>
    )
  }
}

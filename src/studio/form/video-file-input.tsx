import { Select, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { type ObjectInputProps, set, setIfMissing, unset, useClient } from 'sanity'
import { videoProblem } from '../../cms/check/video-problems.ts'
import { refOf } from '../../cms/sanity/asset-files.ts'
import { videoFile } from '../../cms/sanity/asset-video.ts'
import { API_VERSION } from '../client/api-version.ts'
import { assetsOf } from '../content/asset-address.ts'
import { useMedia } from '../content/use-media.ts'
import { BelowField } from './below-field.tsx'
import { ErrorMessages } from './field-messages.tsx'
import { errorsOf } from './members.ts'
import { ToFillInHere } from './to-fill-in-here.tsx'
import { UploadButton } from './upload-button.tsx'
import { useUploadedVideos } from './use-uploaded-videos.ts'

/** Where a value says which file it is: one of the folder, or an asset of the dataset. */
const FILE_FIELDS = ['src', 'asset']

/** Input for a file of a video: uploaded into the dataset once it is known that pages can play it, chosen among those that were, or a file of the content folder. */
export function VideoFileInput({ id, path, value, members, focusPath, readOnly, schemaType, onChange }: ObjectInputProps) {
  const client = useClient(API_VERSION)
  const uploaded = useUploadedVideos(client)
  const files = useMedia()?.videos
  const select = useRef<HTMLSelectElement>(null)
  const isAskedFor = FILE_FIELDS.some(field => field === focusPath[0])
  useEffect(() => {
    if (isAskedFor) select.current?.focus()
  }, [isAskedFor])

  const asset = videoFile(value?.['asset'])
  const name = asset ?? (typeof value?.['src'] === 'string' ? value['src'] : '')
  const chosen = asset === null ? name : refOf(value?.['asset'])
  const isKnown = chosen === '' || files?.includes(chosen) === true || uploaded?.some(({ _id }) => _id === chosen) === true
  const isListed = files !== undefined && uploaded !== null
  // Where a value has both, the site shows the asset: what is chosen last takes the place of the other.
  const take = (field: 'src' | 'asset', one: unknown) =>
    onChange([setIfMissing({ _type: schemaType.name }), ...FILE_FIELDS.map(each => unset([each])), ...(one === '' ? [] : [set(one, [field])])])
  const takeAsset = (ref: string) => take('asset', { _type: 'reference', _ref: ref })
  const choose = (one: string) => (uploaded?.some(({ _id }) => _id === one) === true ? takeAsset(one) : take('src', one))
  const upload = async (file: File) => {
    const problem = videoProblem(file.name.toLowerCase(), new Uint8Array(await file.arrayBuffer()))
    if (problem !== null) throw new Error(`“${file.name}” ${problem}.`)
    const { _id } = await client.assets.upload('file', file, { filename: file.name, contentType: file.type })
    takeAsset(_id)
  }
  const errors = errorsOf(members, FILE_FIELDS)
  return (
    <Stack gap={4}>
      {asset !== null && <video src={assetsOf(client).videos + asset} controls muted loop style={{ maxWidth: '100%', maxHeight: '14rem' }} />}
      <Stack gap={3} style={{ position: 'relative' }}>
        <Text as="label" size={1} weight="medium" htmlFor={`${id}-file`}>
          Video
        </Text>
        <Select
          ref={select}
          id={`${id}-file`}
          value={chosen}
          disabled={readOnly === true}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">Choose…</option>
          {!isKnown && <option value={chosen}>{isListed ? `${name} (gone)` : name}</option>}
          <Options label="Uploaded" options={uploaded?.map(({ _id, originalFilename }) => [_id, originalFilename]) ?? []} />
          <Options label="Files of the site’s folder" options={files?.map(file => [file, file]) ?? []} />
        </Select>
        {readOnly !== true && <UploadButton text="Upload a video" accept="video/mp4,video/webm" send={upload} />}
        <ErrorMessages of={id} path={path} validation={errors} />
        <BelowField>
          <ToFillInHere path={path} validation={errors} />
        </BelowField>
      </Stack>
    </Stack>
  )
}

/** Files that can be chosen, by value and title; nothing where there are none. */
function Options({ label, options }: { label: string; options: readonly (readonly [value: string, title: string])[] }) {
  if (options.length === 0) return null
  return (
    <optgroup label={label}>
      {options.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </optgroup>
  )
}

import { Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, PatchEvent, set, setIfMissing, unset } from 'sanity'
import type { ImageFile } from '../../cms/media/media-list.ts'
import { Folded } from '../change/folded.tsx'
import { FolderCrop } from './folder-crop.tsx'
import { FolderFile } from './folder-file.tsx'
import { errorsOf, isNamed } from './members.ts'
import { UploadGuard } from './upload-guard.tsx'

/** What a picture of the dataset says, in fields that Sanity gives to images. */
const OF_ASSET = ['asset', 'media', 'hotspot', 'crop']

/** What a picture of the content folder says; its crop stands where that of an asset does, in percent. */
const OF_FILE = ['src', 'width', 'height', 'focus', 'crop']

/** What choosing a file says. */
const FROM_FILE = ['src', 'width', 'height']

/** Input for a page's picture: one of the dataset, chosen or uploaded by Sanity's own input, or a file of the content folder. */
export function PictureInput(props: ObjectInputProps) {
  const { value, onChange, readOnly, members, id, path, schemaType, focusPath, renderDefault } = props
  const isAsset = value?.['asset'] !== undefined
  const name = !isAsset && typeof value?.['src'] === 'string' ? value['src'] : undefined
  const choose = ({ name, width, height }: ImageFile) => {
    const size = [...(width === null ? [] : [set(width, ['width'])]), ...(height === null ? [] : [set(height, ['height'])])]
    onChange([setIfMissing({ _type: schemaType.name }), ...(isAsset ? unsetAll(OF_ASSET) : []), set(name, ['src']), ...size])
  }
  // Where a picture has both, the site shows the asset: what is chosen last takes the place of the other.
  const take: typeof onChange = change => {
    const { patches } = PatchEvent.from(change)
    const isChosen = patches.some(({ type, path }) => type === 'set' && path.length === 1 && path[0] === 'asset')
    onChange(isChosen ? [...unsetAll([...OF_FILE, 'hotspot']), ...patches] : [...patches])
  }
  const isFile = name !== undefined
  const others = members.filter(member => !isNamed(member, isFile ? [...OF_ASSET, ...FROM_FILE] : [...OF_ASSET, ...OF_FILE]))
  const errors = errorsOf(members, [...FROM_FILE, 'crop'])
  const isAskedFor = FROM_FILE.some(field => field === focusPath[0])
  return (
    <Stack gap={5}>
      <UploadGuard>{renderDefault({ ...props, onChange: take, members: members.filter(member => isNamed(member, OF_ASSET)) })}</UploadGuard>
      {isAsset && (
        <Text size={1} muted>
          The crop sign on the picture chooses what stays in sight where it is cut.
        </Text>
      )}
      <Folded title="Or one that the site’s folder has" isOpen={isFile || isAskedFor || errors.length > 0}>
        <FolderFile
          id={id}
          path={path}
          label="A file of the site’s folder"
          addText="Add a file to the folder"
          name={name}
          fits={() => true}
          misfit=""
          isReadOnly={readOnly === true}
          isAskedFor={isAskedFor}
          errors={errors}
          onChoose={choose}
        />
      </Folded>
      {renderDefault({ ...props, members: others })}
      {isFile && <FolderCrop value={value?.['crop']} isReadOnly={readOnly === true} onChange={onChange} />}
    </Stack>
  )
}

function unsetAll(fields: readonly string[]) {
  return fields.map(field => unset([field]))
}

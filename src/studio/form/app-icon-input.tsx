import { Stack } from '@sanity/ui'
import { type ObjectInputProps, set, setIfMissing } from 'sanity'
import type { ImageFile } from '../../cms/media/media-list.ts'
import { FolderFile } from './folder-file.tsx'
import { errorsOf, isNamed } from './members.ts'

const FROM_FILE = ['src', 'size']

/** An icon: a square PNG of the content folder. */
export function AppIconInput(props: ObjectInputProps) {
  const { value, onChange, readOnly, members, id, path, schemaType, focusPath, renderDefault } = props
  const choose = ({ name, width }: ImageFile) => onChange([setIfMissing({ _type: schemaType.name }), set(name, ['src']), set(width, ['size'])])
  return (
    <Stack gap={5}>
      <FolderFile
        id={id}
        path={path}
        label="File"
        addText="Upload a picture"
        name={typeof value?.['src'] === 'string' ? value['src'] : undefined}
        fits={({ name, width, height }) => name.endsWith('.png') && width !== null && width === height}
        misfit="this has to be a square PNG"
        elsewhere="New icons come into the site’s content folder, with its next version and that of this Studio."
        isReadOnly={readOnly === true}
        isAskedFor={FROM_FILE.some(field => field === focusPath[0])}
        errors={errorsOf(members, FROM_FILE)}
        onChoose={choose}
      />
      {renderDefault({ ...props, members: members.filter(member => !isNamed(member, FROM_FILE)) })}
    </Stack>
  )
}

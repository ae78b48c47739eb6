import { type ChangeEvent, type Dispatch, type SetStateAction, useId, useRef, useState } from 'react'
import { errorText } from '../texts/error-text.ts'
import { shrunkPhoto } from './shrunk-photo.ts'
import { Failure } from '../ui/failure.tsx'

/** As many as a note takes. */
const MAX_PHOTOS = 4

interface NewPhotosProps {
  /** In base64. */
  photos: readonly string[]
  onChange: Dispatch<SetStateAction<readonly string[]>>
}

/** Chooses or takes photos for a new note, and shows them before they are sent. */
export function NewPhotos({ photos, onChange }: NewPhotosProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState('')
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // The same photo may be chosen again.
    currentTarget.value = ''
    setFailure('')
    try {
      const added = await Promise.all(files.map(shrunkPhoto))
      if (photos.length + added.length > MAX_PHOTOS) setFailure(`A note takes ${MAX_PHOTOS} photos`)
      // Others may have been added or left out while these were made smaller.
      onChange(before => [...new Set([...before, ...added])].slice(0, MAX_PHOTOS))
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  return (
    <div className="new-photos">
      <label htmlFor={id} className="plain-button">
        Add photos
      </label>
      <input
        ref={chooser}
        id={id}
        className="unseen"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={event => void add(event)}
      />
      {photos.map((base64, index) => (
        <button
          type="button"
          className="note-photo"
          key={base64}
          aria-label={`Leave out new photo ${index + 1}`}
          onClick={() => {
            onChange(before => before.filter(other => other !== base64))
            // The button goes with its photo.
            chooser.current?.focus()
          }}
        >
          <img src={`data:image/jpeg;base64,${base64}`} alt="" />
          <span aria-hidden="true">×</span>
        </button>
      ))}
      <Failure text={failure} />
    </div>
  )
}

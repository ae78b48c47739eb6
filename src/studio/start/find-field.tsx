import { SearchIcon } from '@sanity/icons/Search'
import { Stack, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useMemo } from 'react'
import { inSentence } from '../../studio-model/documents/in-sentence.ts'
import { findPlaces, isSaidIn } from '../../studio-model/documents/find-places.ts'
import { inSiteOrder } from '../../studio-model/documents/site-order.ts'
import { currentDocuments, type Documents } from '../../studio-model/publish/check-draft.ts'
import { PlaceLink } from '../change/place-link.tsx'
import { useLanguage } from '../content/use-language.ts'
import { Field } from '../fields/field.tsx'
import { TaskList } from './task-list.tsx'
import { tasksOf } from './tasks.ts'

/** More places are counted. */
const MOST_PLACES = 8

/** A shorter search is the beginning of too many words of tasks. */
const LEAST_LETTERS = 3

/** A longer text is cut; in characters. */
const MOST_CHARACTERS = 90

interface FindFieldProps {
  documents: Documents
  search: string
  onSearch: (search: string) => void
}

/** Finds fields of all forms by their names, their texts and their help, and tasks by what they are called, each with links to where it is. */
export function FindField({ documents, search, onSearch }: FindFieldProps) {
  const asked = useDeferredValue(search)
  const language = useLanguage()
  const current = useMemo(() => inSiteOrder(currentDocuments(documents)), [documents])
  const found = useMemo(() => findPlaces(asked, current, language), [asked, current, language])
  const all = useMemo(() => tasksOf(documents), [documents])
  const tasks = asked.trim().length < LEAST_LETTERS ? [] : all.filter(({ task, how, also = '' }) => isSaidIn(asked, `${task} ${how} ${also}`))
  return (
    <Stack gap={4}>
      <Field label="A word of its name or of its text, such as phone" problem={null}>
        {control => <TextInput {...control} icon={SearchIcon} type="search" value={search} onChange={event => onSearch(event.currentTarget.value)} />}
      </Field>
      <output>
        <Text size={1} muted>
          {asked.trim() === '' ? '' : countWords(found.length, tasks.length)}
        </Text>
      </output>
      {tasks.length > 0 && <TaskList tasks={tasks} />}
      {found.length > 0 && (
        <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {found.slice(0, MOST_PLACES).map(({ document, pointer, text }) => (
            <Stack as="li" key={document._id + pointer} gap={2}>
              <Text size={1}>
                <PlaceLink openId={null} document={document} pointer={pointer} documents={current} />
              </Text>
              {text !== null && (
                <Text size={1} muted>
                  {text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text}
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** Words for the results below: tasks are listed before places. */
function countWords(count: number, tasks: number): string {
  if (tasks === 0) return placesWords(count)
  return count === 0 ? 'How it is done:' : `How it is done, and then ${inSentence(placesWords(count))}`
}

function placesWords(count: number): string {
  if (count === 0) return 'Nothing is called that, or says it.'
  if (count === 1) return 'One place:'
  return count <= MOST_PLACES ? `${count} places:` : `The first ${MOST_PLACES} of ${count} places; another word leaves fewer:`
}

import { Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { showField } from '../form/show-field.ts'
import type { Task } from './tasks.ts'

/** Tasks, each with how it is done and links to where. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {tasks.map(({ task, how, places }) => (
        <Stack key={task} as="li" gap={3}>
          <Text size={1}>
            <strong>{task}</strong>: {how}
          </Text>
          <Flex gap={4} wrap="wrap">
            {places.map(({ words, ...place }) => (
              <Text key={words} size={1}>
                <IntentLink {...place} onClick={() => place.params['path'] !== undefined && showField(place.params['path'])}>
                  {words}
                </IntentLink>
              </Text>
            ))}
          </Flex>
        </Stack>
      ))}
    </Stack>
  )
}

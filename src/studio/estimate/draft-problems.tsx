import { Button, Stack, Text } from '@sanity/ui'
import { useGoTo } from '../form/use-go-to.ts'
import type { DraftProblem } from '../../studio-model/estimate/draft-catalog.ts'

interface DraftProblemsProps {
  problems: readonly DraftProblem[]
}

/** Problems that prevent an estimate, each with a link to its place. */
export function DraftProblems({ problems }: DraftProblemsProps) {
  const goTo = useGoTo()
  return (
    <Stack gap={4}>
      <Text size={1}>This draft cannot be priced yet:</Text>
      <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {problems.map(({ path, place, message }) => (
          <Stack as="li" gap={2} key={`${JSON.stringify(path)} ${message}`}>
            <Button mode="ghost" fontSize={1} padding={2} justify="flex-start" text={place} onClick={() => goTo([...path])} />
            <Text size={1} muted>
              {message}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

import { Checkbox, Flex, Stack, Text } from '@sanity/ui'

/** A document that may be published with others. */
export interface Choosable {
  readonly id: string
  readonly name: string
  /** False for a category that is not published; documents that a site has once always count as on it. */
  readonly isOnSite: boolean
  /** Whether it is published with whatever is, as examples are. */
  readonly isAlways: boolean
}

interface DocumentChoiceProps {
  documents: readonly Choosable[]
  /** The ids of those that stay drafts. */
  left: ReadonlySet<string>
  isDisabled: boolean
  onChange: (left: ReadonlySet<string>) => void
}

const LABEL = 'What is ticked is published, all of it or nothing; the rest stays a draft:'

/** Chooses which documents are published together; the others stay drafts. */
export function DocumentChoice({ documents, left, isDisabled, onChange }: DocumentChoiceProps) {
  const toggle = (id: string) => onChange(new Set(left.has(id) ? [...left].filter(other => other !== id) : [...left, id]))
  return (
    <fieldset aria-label={LABEL} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Stack gap={3}>
        <Text size={1}>{LABEL}</Text>
        {documents.map(({ id, name, isOnSite, isAlways }) => (
          <Flex key={id} as="label" align="center" gap={3}>
            <Checkbox checked={!left.has(id)} disabled={isDisabled || isAlways} onChange={() => toggle(id)} />
            <Text
              size={1}
            >{`${name}${isAlways ? ', always published with the rest' : isOnSite ? '' : ', which is not on the site: this puts it there'}`}</Text>
          </Flex>
        ))}
      </Stack>
    </fieldset>
  )
}

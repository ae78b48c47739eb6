import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { type Path, PatchEvent, type SanityDocument, unset } from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { valueAt } from '../../studio-model/documents/values-around.ts'
import { isNeverAsked } from '../../studio-model/publish/never-asked.ts'
import { gapWords, itemOf, toFillIn } from '../../studio-model/publish/to-fill-in.ts'
import { isUnusedReason, unusedReasons } from '../../studio-model/publish/unused-reasons.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { GoneNamesView } from '../change/gone-names-view.tsx'
import { UnusedReasonsView } from '../change/unused-reasons-view.tsx'
import type { DocumentReport, Elsewhere } from '../content/document-report.ts'
import { useContent } from '../content/use-content.ts'
import { ShowAlways } from '../form/show-always.tsx'
import { useGoTo } from '../form/use-go-to.ts'

interface ObstaclesProps {
  report: DocumentReport
  document: SanityDocument
  published: SanityDocument | null
  onClose: () => void
}

/** What keeps a document from being published, each with a way to its place; what was only just added can be removed again. */
export function Obstacles({ report, document, published, onClose }: ObstaclesProps) {
  const { onChange } = useDocumentPane()
  const content = useContent()
  const goTo = useGoTo()
  const gaps = gapsOf(document, report)
  const shape = DOCUMENT_SHAPE[document._type] ?? ''
  const unused = content === null ? [] : unusedReasons(draftsFirst(content), report.found)
  const isSaidHere = ({ message }: { message: string }) => unused.length === 0 || !isUnusedReason(message)
  const lead = (path: readonly unknown[], elsewhere?: Elsewhere) => {
    onClose()
    goTo(path as Path, elsewhere)
  }
  const remove = (path: readonly unknown[]) => {
    onChange(PatchEvent.from(unset(path as Path)))
    lead(path.slice(0, -1))
  }
  return (
    <Box padding={4} style={{ maxWidth: '22rem' }} data-testid="obstacles">
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          Before this can be published:
        </Text>
        {content !== null && <GoneNamesView problems={report.found} documents={draftsFirst(content)} />}
        {content !== null && <UnusedReasonsView problems={report.found} documents={draftsFirst(content)} />}
        <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {gaps.map(({ path, name, parts, first }) => (
            <Stack as="li" gap={3} key={JSON.stringify(path)}>
              <Text size={1}>{gapWords({ name, parts })}</Text>
              <Flex gap={2} wrap="wrap">
                <Button mode="ghost" fontSize={1} padding={2} text="Fill it in" onClick={() => lead(first)} />
                {path.length > 0 && valueAt(published, path) === undefined && (
                  <RemoveButton word={itemOf(document, shape, path)?.word ?? 'item'} name={name} onClick={() => remove(path)} />
                )}
              </Flex>
            </Stack>
          ))}
          {report.errors.filter(isSaidHere).map(({ path, message, elsewhere }) => (
            <Stack as="li" gap={3} key={JSON.stringify([path, message])}>
              <Text size={1}>{message}</Text>
              {(path.length > 0 || elsewhere !== undefined) && (
                <Flex gap={2} wrap="wrap">
                  {elsewhere === undefined && isNeverAsked(message) && <ShowAlways path={path as Path} />}
                  <Button mode="ghost" fontSize={1} padding={2} text="Go there" onClick={() => lead(path, elsewhere)} />
                </Flex>
              )}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Box>
  )
}

/** "Remove the rule"; to those who do not see what stands above it with its name. */
function RemoveButton({ word, name, onClick }: { word: string; name: string; onClick: () => void }) {
  const text = `Remove the ${word}`
  return <Button mode="ghost" fontSize={1} padding={2} text={text} aria-label={`${text}: ${name}`} onClick={onClick} />
}

/** What is known to keep it from being published. */
export function obstaclesOf(report: DocumentReport | 'failed' | null): DocumentReport['errors'] {
  return report === null || report === 'failed' ? [] : [...report.errors, ...report.empty]
}

/** What stands on the button in place of "Publish". */
export function titleOfObstacles({ errors }: DocumentReport): string {
  return errors.length === 0 ? 'Still to fill in…' : 'Still to fix…'
}

/** The same in a line, for a hand that rests on the button. */
export function obstacleWords(document: SanityDocument, report: DocumentReport): string {
  const gaps = gapsOf(document, report).map(gapWords)
  return [...gaps, ...report.errors.map(({ message }) => message)].join(' · ')
}

function gapsOf(document: SanityDocument, { empty }: DocumentReport) {
  return toFillIn(document, DOCUMENT_SHAPE[document._type] ?? '', empty)
}

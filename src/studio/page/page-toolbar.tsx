import { Badge, Box, Button, Card, Flex, Select, Spinner, Switch, Text } from '@sanity/ui'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import type { ReactNode } from 'react'
import type { Layout, PagePreview } from '../../contract/generated/types.ts'

interface PageToolbarProps {
  layout: Layout
  onLayout: (layout: Layout) => void
  path: string
  pages: PagePreview['pages']
  onPath: (path: string) => void
  /** Whether the page shows what is not published. */
  isDraft: boolean
  isAsking: boolean
  /** Number of other documents with drafts. */
  others: number
  withOthers: boolean
  onWithOthers: (withOthers: boolean) => void
  /** Null while the form stands beside the page, or has no room there. */
  onForm: (() => void) | null
  /** What leads others to the draft; null without one. */
  link: ReactNode
}

const LAYOUTS = [
  { layout: 'mobile', title: 'Phone', icon: MobileDeviceIcon },
  { layout: 'desktop', title: 'Desk', icon: DesktopIcon },
] as const

/** Which page is shown and how wide, and what it is. */
export function PageToolbar(props: PageToolbarProps) {
  const { layout, onLayout, path, pages, onPath, isDraft, isAsking, others, withOthers, onWithOthers, onForm, link } = props
  const isListed = pages.some(page => page.path === path)
  return (
    <Card borderBottom padding={2}>
      <Flex align="center" gap={2} wrap="wrap">
        <Box flex={1} style={{ minWidth: 140 }}>
          <Select aria-label="Page" fontSize={1} padding={2} value={path} onChange={event => onPath(event.currentTarget.value)}>
            {!isListed && <option value={path}>{path}</option>}
            {pages.map(page => (
              <option key={page.path} value={page.path}>
                {page.title}
              </option>
            ))}
          </Select>
        </Box>
        <Flex gap={1}>
          {LAYOUTS.map(({ layout: each, title, icon }) => (
            <Button
              key={each}
              mode="bleed"
              padding={2}
              fontSize={1}
              icon={icon}
              text={title}
              selected={each === layout}
              aria-pressed={each === layout}
              onClick={() => onLayout(each)}
            />
          ))}
        </Flex>
        {onForm !== null && <Button mode="ghost" padding={2} fontSize={1} text="Form beside it" onClick={onForm} />}
        <Badge tone={isDraft ? 'caution' : 'positive'}>{isDraft ? 'Draft, not published' : 'As published'}</Badge>
        {isAsking && <Spinner muted />}
      </Flex>
      <Flex align="center" gap={3} wrap="wrap" paddingTop={2}>
        <Text size={0} muted>
          A click opens its field. The request form does not work in this preview: “Try an estimate” says what something costs.
        </Text>
        {others > 0 && (
          <Flex as="label" align="center" gap={2}>
            <Switch checked={withOthers} onChange={event => onWithOthers(event.currentTarget.checked)} />
            <Text size={0}>{others === 1 ? 'Show the other draft too' : `Show all ${others} other drafts too`}</Text>
          </Flex>
        )}
        {link}
      </Flex>
    </Card>
  )
}

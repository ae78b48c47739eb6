import { Button, Dialog, Flex, Stack } from '@sanity/ui'
import type { KeyboardEventHandler, ReactNode } from 'react'

interface AskDialogProps {
  id: string
  header: string
  /** Label of the button that does nothing. */
  close?: string
  onClose: () => void
  /** What keys do that are pressed in it. */
  onKeyDown?: KeyboardEventHandler
  /** The buttons that go on. */
  presses: ReactNode
  children: ReactNode
}

/** Shows what something would do, and asks whether to go on. */
export function AskDialog({ id, header, close = 'Not now', onClose, onKeyDown, presses, children }: AskDialogProps) {
  return (
    <Dialog
      id={id}
      header={header}
      width={1}
      onClose={onClose}
      onKeyDown={onKeyDown}
      footer={
        <Flex gap={3} padding={3} justify="flex-end" wrap="wrap">
          <Button mode="ghost" text={close} onClick={onClose} />
          {presses}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {children}
      </Stack>
    </Dialog>
  )
}

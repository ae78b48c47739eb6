import { BillIcon } from '@sanity/icons/Bill'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { CommentIcon } from '@sanity/icons/Comment'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { HomeIcon } from '@sanity/icons/Home'
import { TagIcon } from '@sanity/icons/Tag'
import type { ComponentType } from 'react'
import type { DocumentName } from '../../cms/documents/documents.ts'

/** What a kind of document is told by in lists, in searches and in releases. */
export const DOCUMENT_ICONS: Readonly<Record<DocumentName | 'category', ComponentType>> = {
  category: TagIcon,
  business: HomeIcon,
  site: DesktopIcon,
  bookingForm: CalendarIcon,
  messages: CommentIcon,
  theme: ColorWheelIcon,
  visit: CaseIcon,
  policies: CreditCardIcon,
  examples: BillIcon,
}

const BY_TYPE: Readonly<Record<string, ComponentType | undefined>> = DOCUMENT_ICONS

export function iconOf(type: string): ComponentType | undefined {
  return BY_TYPE[type]
}

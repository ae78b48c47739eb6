import type { ComponentType, ReactNode } from 'react'
import type { Tool } from 'sanity'

/** A tool at the top that a link elsewhere opens, by an intent of its name. */
export function openedTool(name: string, title: string, icon: ComponentType, component: () => ReactNode): Tool {
  return { name, title, icon, component, canHandleIntent: intent => intent === name, getIntentState: () => ({}) }
}
